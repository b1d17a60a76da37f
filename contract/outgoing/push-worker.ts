/** The worker that shows notifications to staff: of the panel alone, so that the site's own knows nothing of it. */
export const PUSH_WORKER = { address: '/admin/push-worker.js', scope: '/admin/' } as const;

/** Sent to an open panel when somebody taps a notification. */
export interface OpenScreen {
  open: string;
}
