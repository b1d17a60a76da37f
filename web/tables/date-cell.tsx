import { formatDate, formatTime } from '../../contract/display.ts';

/** In a narrow column the year goes into a second line; day and month stay together. */
export function DateCell({ date }: { date: string }) {
  const [, dayAndMonth, year] = /^(\S+ \S+) (\S+)$/.exec(formatDate(date)) ?? [];
  if (!dayAndMonth) return formatDate(date);
  return (
    <span>
      <span className="whitespace-nowrap">{dayAndMonth}</span> {year}
    </span>
  );
}

export const TimeCell = ({ time }: { time: string }) => <span className="whitespace-nowrap">{formatTime(time)}</span>;
