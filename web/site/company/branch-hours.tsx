import { m } from 'virtual:messages';
import type { OpenHours, WeekDay } from '../../../contract/branches.ts';
import { weekDays } from '../../../contract/branches.ts';
import type { Locale } from '../../../contract/locales.ts';
import { daySpans, hoursText, isAlike } from '../../../contract/opening-hours.ts';
import type { Reply } from '../../lib/api-client.ts';
import { interfaceLocale } from '../../lib/locale.ts';

type Branch = Reply<'listNetworkAt'>[number];

interface Line {
  days: string;
  hours: string;
}

/** When a branch is open, and on which days it is not that would be one. */
export function BranchHours({ branch: { week, holidays } }: { branch: Branch }) {
  const locale = interfaceLocale();
  return (
    <>
      <ul>
        {linesOf(week, locale).map((line) => (
          <HoursLine key={line.days} {...line} />
        ))}
      </ul>
      {holidays.length > 0 && (
        <>
          <p className="mt-2 font-medium">{m.dealer_holidays()}</p>
          <ul>
            {holidays.map(({ date, name }) => (
              <HoursLine key={`${date} ${name}`} days={name} hours={dayIn(locale, date)} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const HoursLine = ({ days, hours }: Line) => (
  <li className="flex flex-wrap justify-between gap-x-6">
    <span>{days}</span> <span className="tabular-nums">{hours}</span>
  </li>
);

/** Where all days but Sunday are alike it is said as the specification does; else day by day, as far as they differ. */
function linesOf(week: Branch['week'], locale: Locale): Line[] {
  const [first] = daySpans({ ...week, sun: week.mon });
  if (first?.to !== 'sun' || !week.mon) return daySpans(week).map((span) => spanLine(span, locale));
  return [
    { days: m.dealer_weekdays(), hours: hoursText(week.mon, locale) },
    { days: m.dealer_sunday(), hours: isAlike(week.sun, week.mon) ? m.dealer_open() : saidHours(week.sun, locale) },
  ];
}

const spanLine = ({ from, to, hours }: ReturnType<typeof daySpans>[number], locale: Locale): Line => ({
  days: from === to ? dayName(from, locale) : `${dayName(from, locale)}-${dayName(to, locale)}`,
  hours: saidHours(hours, locale),
});

const saidHours = (hours: OpenHours | null, locale: Locale): string =>
  hours ? hoursText(hours, locale) : m.dealer_closed();

/** A week that began on a Monday. */
const dayName = (day: WeekDay, locale: Locale): string =>
  new Intl.DateTimeFormat(`${locale}-IN`, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, 1 + weekDays.indexOf(day))),
  );

const dayIn = (locale: Locale, date: string): string =>
  new Intl.DateTimeFormat(`${locale}-IN`, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
