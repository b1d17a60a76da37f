import { interfaceOf } from '../../../contract/locales.ts';
import { currentLocale } from '../../lib/locale.ts';

const monthName = (date: Date): string =>
  new Intl.DateTimeFormat(`${interfaceOf(currentLocale())}-IN`, { month: 'long', timeZone: 'UTC' }).format(date);

/** `2026-11-15` as 15 November 2026, the month in the language of the page. */
export function dayIn(date: string): string {
  const [year, , day] = date.split('-').map(Number);
  return `${day} ${monthName(new Date(date))} ${year}`;
}

/** So many months after a day, as May 2028. */
export function monthIn(date: string, later: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const then = new Date(Date.UTC(year, month - 1 + later));
  return `${monthName(then)} ${then.getUTCFullYear()}`;
}
