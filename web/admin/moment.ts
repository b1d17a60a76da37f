import { formatDate, formatTime } from '../../contract/display.ts';
import { kolkataDate, kolkataTime } from '../../contract/kolkata-time.ts';

/** 17 Nov 2026, 3:45 PM, in the time of the dealership. */
export const formatMoment = (epochMs: number): string =>
  `${formatDate(kolkataDate(epochMs))}, ${formatTime(kolkataTime(epochMs))}`;
