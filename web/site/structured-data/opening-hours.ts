import type { OpeningHoursSpecificationLeaf } from 'schema-dts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** `09:30 AM to 6:30 PM`, on every day of the week: no branch closes on Sundays. Nothing where the hours are put otherwise. */
export function openingHours(hours: string): OpeningHoursSpecificationLeaf | undefined {
  const [opens, closes] = hours.split(' to ').map(clockTime);
  if (!opens || !closes) return undefined;
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS, opens, closes };
}

/** `6:30 PM` as 18:30. */
function clockTime(text: string): string | undefined {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2}) ([AP]M)$/.exec(text.trim()) ?? [];
  if (!hour || !minute) return undefined;
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
