import { maskNumber } from '../../../contract/mobile-number.ts';

/** Enough to tell two recipients apart, too little to write to anybody. */
export function maskedRecipient(channel: string, recipient: string): string {
  if (channel === 'push') return 'a browser';
  const [name = '', host] = recipient.split('@');
  return host === undefined ? maskNumber(recipient) : `${name.slice(0, 1)}…@${host.slice(0, 1)}…`;
}
