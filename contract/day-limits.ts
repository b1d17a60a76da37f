import { DAY_MS } from './durations.ts';
import { kolkataDate } from './kolkata-time.ts';

/** What the forms take for a year and for the day of a booking, by the calendar of Asia/Kolkata. */

export const FIRST_YEAR = 1980;
export const BOOKING_DAYS = 90;

export const today = (): string => kolkataDate(Date.now());
export const thisYear = (): number => Number(today().slice(0, 4));
export const lastBookingDay = (): string => kolkataDate(Date.now() + BOOKING_DAYS * DAY_MS);
