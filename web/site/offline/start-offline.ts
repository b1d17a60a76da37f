import { trustedScript } from '../../lib/trusted-script.ts';
import { mayHaveOutbox } from '../../outbox/outbox-name.ts';

/** The worker fetches itself and a page; what the visitor came for has the line to itself until then. */
const WORKER_AFTER_MS = 3000;
/** Where a network comes back, the first try is often too early, for a script as for an enquiry. */
const AGAIN_MS = { first: 2000, longest: 60_000 };

let nextLook: ReturnType<typeof setTimeout> | undefined;

/** What a page does for bad connections once it runs: the worker keeps what is seen, and what waits to be sent is sent. */
export function startOffline(): void {
  setTimeout(() => {
    navigator.serviceWorker?.register(trustedScript('/service-worker.js')).catch(() => {});
  }, WORKER_AFTER_MS);
  addEventListener('online', () => void lookIntoOutbox(AGAIN_MS.first));
  void lookIntoOutbox(AGAIN_MS.first);
}

async function lookIntoOutbox(againMs: number): Promise<void> {
  clearTimeout(nextLook);
  if (!navigator.onLine || !(await mayHaveOutbox())) return;
  const isEmpty = await import('./tell-outbox.ts').then(({ tellOutbox }) => tellOutbox()).catch(() => false);
  if (!isEmpty) nextLook = setTimeout(() => void lookIntoOutbox(Math.min(2 * againMs, AGAIN_MS.longest)), againMs);
}
