import type { OpeningHoursSpecificationLeaf } from 'schema-dts';
import type { Week } from '../../../contract/branches.ts';
import { weekDays } from '../../../contract/branches.ts';
import { isAlike } from '../../../contract/opening-hours.ts';

const DAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;

/** The days on which a branch is open, those that are alike together. */
export function openingHours(week: Week): OpeningHoursSpecificationLeaf[] {
  const open = weekDays.filter((day) => week[day] !== null);
  const kinds = open.filter((day, index) => open.findIndex((other) => isAlike(week[other], week[day])) === index);
  return kinds.flatMap((kind) => {
    const hours = week[kind];
    const dayOfWeek = open.filter((day) => isAlike(week[day], hours)).map((day) => DAYS[day]);
    return hours ? { '@type': 'OpeningHoursSpecification', dayOfWeek, ...hours } : [];
  });
}
