import { DAY_MS } from '../../contract/durations.ts';
import { kolkataDate, kolkataInstant } from '../../contract/kolkata-time.ts';

/** A day and a time as fields have them, in Asia/Kolkata. */
export interface Moment {
  date: string;
  time: string;
}

export const tomorrow = (): Moment => ({ date: kolkataDate(Date.now() + DAY_MS), time: '00:00' });

/** In UTC milliseconds; not finite as long as one of the two is missing. */
export const instantOf = ({ date, time }: Moment): number => kolkataInstant(date, time);

interface Props {
  moment: Moment;
  onChange: (moment: Moment) => void;
}

export function MomentFields({ moment, onChange }: Props) {
  return (
    <>
      <label className="min-w-0 grow basis-32 sm:grow-0 sm:basis-auto">
        <span className="mb-1 block font-medium text-sm">Day</span>
        <input
          type="date"
          value={moment.date}
          min={kolkataDate(Date.now())}
          onChange={({ target }) => onChange({ ...moment, date: target.value })}
          className="field"
        />
      </label>
      <label className="min-w-0 grow basis-32 sm:grow-0 sm:basis-auto">
        <span className="mb-1 block font-medium text-sm">Time (India)</span>
        <input
          type="time"
          value={moment.time}
          onChange={({ target }) => onChange({ ...moment, time: target.value })}
          className="field"
        />
      </label>
    </>
  );
}
