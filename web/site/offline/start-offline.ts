import { trustedScript } from '../../lib/trusted-script.ts';
import { isOutboxMarked } from '../../outbox/outbox-mark.ts';

/** What a page does for bad connections once it runs: the worker keeps what is seen, and what waits to be sent is sent. */
export function startOffline(): void {
  navigator.serviceWorker?.register(trustedScript('/service-worker.js')).catch(() => {});
  addEventListener('online', lookIntoOutbox);
  lookIntoOutbox();
}

function lookIntoOutbox(): void {
  try {
    if (isOutboxMarked() && navigator.onLine) void import('./tell-outbox.ts').then(({ tellOutbox }) => tellOutbox());
  } catch {}
}
