import { interfaceOf } from '../../../contract/locales.ts';
import { currentLocale } from '../../lib/locale.ts';

/** `2026-11-15` as 15 November 2026, the month in the language of the page. */
export function dayIn(date: string): string {
  const [year, , day] = date.split('-').map(Number);
  const format = new Intl.DateTimeFormat(`${interfaceOf(currentLocale())}-IN`, { month: 'long', timeZone: 'UTC' });
  return `${day} ${format.format(new Date(date))} ${year}`;
}
