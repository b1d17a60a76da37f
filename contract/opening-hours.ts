import type { OpenHours, Week, WeekDay } from './branches.ts';
import { weekDays } from './branches.ts';
import type { InterfaceLocale, Locale } from './locales.ts';
import { interfaceOf } from './locales.ts';

/** Until which hour of the day each part of it lasts, as people say it. */
const PARTS: Readonly<Record<Exclude<InterfaceLocale, 'en'>, readonly (readonly [until: number, name: string])[]>> = {
  kn: [
    [4, 'ರಾತ್ರಿ'],
    [12, 'ಬೆಳಿಗ್ಗೆ'],
    [16, 'ಮಧ್ಯಾಹ್ನ'],
    [20, 'ಸಂಜೆ'],
    [24, 'ರಾತ್ರಿ'],
  ],
  hi: [
    [4, 'रात'],
    [12, 'सुबह'],
    [16, 'दोपहर'],
    [20, 'शाम'],
    [24, 'रात'],
  ],
};

/** `09:30 AM to 6:30 PM`, as the specification writes hours, and the like in the other languages that the product speaks. */
export function hoursText({ opens, closes }: OpenHours, asked: Locale): string {
  const locale = interfaceOf(asked);
  if (locale === 'en')
    return `${twelveHours(opens).padStart(5, '0')} ${half(opens)} to ${twelveHours(closes)} ${half(closes)}`;
  const said = (time: string) => `${partOf(time, locale)} ${twelveHours(time)}`;
  return locale === 'kn' ? `${said(opens)} ರಿಂದ ${said(closes)}` : `${said(opens)} से ${said(closes)} तक`;
}

/** Those of the first day on which it is open. */
export function usualHours(week: Week, locale: Locale): string {
  const hours = weekDays.map((day) => week[day]).find((open) => open !== null);
  return hours ? hoursText(hours, locale) : '';
}

const hourOf = (time: string): number => Number(time.slice(0, 2));
const half = (time: string): string => (hourOf(time) < 12 ? 'AM' : 'PM');
const twelveHours = (time: string): string => `${hourOf(time) % 12 || 12}${time.slice(2)}`;
const partOf = (time: string, locale: Exclude<InterfaceLocale, 'en'>): string =>
  PARTS[locale].find(([until]) => hourOf(time) < until)?.[1] ?? '';

/** Days that follow each other and are alike. */
export interface DaySpan {
  from: WeekDay;
  to: WeekDay;
  hours: OpenHours | null;
}

export function daySpans(week: Week): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const day of weekDays) {
    const last = spans.at(-1);
    if (last && isAlike(last.hours, week[day])) last.to = day;
    else spans.push({ from: day, to: day, hours: week[day] });
  }
  return spans;
}

export const isAlike = (one: OpenHours | null, other: OpenHours | null): boolean =>
  one?.opens === other?.opens && one?.closes === other?.closes;
