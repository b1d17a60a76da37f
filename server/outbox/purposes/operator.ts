import { DAY_MS } from '../../../contract/durations.ts';
import type { Purpose } from './purpose.ts';
import { sameReader } from './same-reader.ts';

/** To owners, when something has failed that nobody may have seen. */
export const operator = {
  name: 'operator',
  title: 'Something needs a look',
  template: 'operator',
  livesMs: 3 * DAY_MS,
  isForCustomers: false,
  isPolite: false,
  stillWanted: sameReader,
} as const satisfies Purpose;
