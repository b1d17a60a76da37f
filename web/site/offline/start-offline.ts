import { trustedScript } from '../../lib/trusted-script.ts';
import { isOutboxMarked } from '../../outbox/outbox-mark.ts';

/** The worker fetches itself and a page; what the visitor came for has the line to itself until then. */
const WORKER_AFTER_MS = 3000;

/** What a page does for bad connections once it runs: the worker keeps what is seen, and what waits to be sent is sent. */
export function startOffline(): void {
  setTimeout(() => {
    navigator.serviceWorker?.register(trustedScript('/service-worker.js')).catch(() => {});
  }, WORKER_AFTER_MS);
  addEventListener('online', lookIntoOutbox);
  lookIntoOutbox();
}

function lookIntoOutbox(): void {
  try {
    if (isOutboxMarked() && navigator.onLine) void import('./tell-outbox.ts').then(({ tellOutbox }) => tellOutbox());
  } catch {}
}
