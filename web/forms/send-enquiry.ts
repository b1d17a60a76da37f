import { keepForLater } from '../outbox/keep-for-later.ts';
import type { Letter } from '../outbox/outbox.ts';
import type { Outcome } from '../outbox/post-enquiry.ts';
import { postEnquiry } from '../outbox/post-enquiry.ts';

/** Sends an enquiry, or keeps it until the device has a network again. */
export async function sendEnquiry(letter: Letter): Promise<Outcome | { kind: 'kept' }> {
  if (!navigator.onLine && (await keepForLater(letter))) return { kind: 'kept' };
  return postEnquiry(letter);
}
