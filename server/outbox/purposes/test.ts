import { HOUR_MS } from '../../../contract/durations.ts';
import type { Purpose } from './purpose.ts';
import { sameReader } from './same-reader.ts';

/** To whoever pressed the button. */
export const test = {
  name: 'test',
  title: 'Test',
  template: 'test',
  livesMs: HOUR_MS,
  isForCustomers: false,
  isPolite: false,
  stillWanted: sameReader,
} as const satisfies Purpose;
