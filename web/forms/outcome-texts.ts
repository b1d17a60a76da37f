import type { FormDefinition } from '../../contract/enquiries/translate-enquiry.ts';
import type { Outcome } from '../outbox/post-enquiry.ts';

/** The toast for a form that was not stored. */
export function failureText(
  { texts, hidesReason }: FormDefinition,
  outcome: Exclude<Outcome, { kind: 'stored' }>,
): string {
  if (outcome.kind === 'unreachable') return texts.network;
  const reason = hidesReason ? '' : outcome.message;
  return reason ? (texts.errorPrefix ?? '') + reason : (texts.failure ?? texts.network);
}

/** The toast for one that was. */
export const successText = ({ texts, quotesReply }: FormDefinition, reply: string): string =>
  (quotesReply && reply) || texts.success;
