import { HOUR_MS } from '../../../contract/durations.ts';
import type { Purpose } from './purpose.ts';
import { sameReader } from './same-reader.ts';

/** To whoever owns a lead. The notification lives for half an hour, the e-mail until it is of no use. */
export const leadAlert = {
  name: 'lead-alert',
  title: 'New lead',
  template: 'lead-alert',
  livesMs: 12 * HOUR_MS,
  isForCustomers: false,
  isPolite: false,
  stillWanted: sameReader,
} as const satisfies Purpose;
