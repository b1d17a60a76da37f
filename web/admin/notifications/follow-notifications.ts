import { PUSH_WORKER } from '../../../contract/outgoing/push-worker.ts';
import { navigate } from '../../lib/router.tsx';

/** A tap on a notification opens its screen in the panel that is open, without loading anything anew. */
export function followNotifications(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    const { open } = (data ?? {}) as { open?: unknown };
    if (typeof open === 'string' && open.startsWith(PUSH_WORKER.scope)) navigate(open);
  });
}
