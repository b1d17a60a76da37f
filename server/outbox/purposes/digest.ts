import { HOUR_MS } from '../../../contract/durations.ts';
import type { Purpose } from './purpose.ts';
import { sameReader } from './same-reader.ts';

/** To staff in the morning; in the evening it says nothing any more. */
export const digest = {
  name: 'digest',
  title: 'The day ahead',
  template: 'digest',
  livesMs: 10 * HOUR_MS,
  isForCustomers: false,
  isPolite: false,
  stillWanted: sameReader,
} as const satisfies Purpose;
