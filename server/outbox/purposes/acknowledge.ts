import { DAY_MS } from '../../../contract/durations.ts';
import { mayBeContacted } from './may-be-contacted.ts';
import type { Purpose } from './purpose.ts';

/** To a customer: we have the enquiry. Whoever has just written to us is not disturbed by an answer, at whatever hour. */
export const acknowledge = {
  name: 'acknowledge',
  title: 'Acknowledgement',
  template: 'acknowledge',
  livesMs: DAY_MS,
  isForCustomers: true,
  isPolite: false,
  stillWanted: mayBeContacted,
} as const satisfies Purpose;
