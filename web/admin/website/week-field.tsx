import { useId } from 'react';
import type { OpenHours, WeekDay } from '../../../contract/branches.ts';
import { weekDayNames, weekDays } from '../../../contract/branches.ts';
import { valueAt } from '../../../contract/documents/places.ts';
import type { FieldProps } from './field-props.ts';

/** What a day begins with that was closed, where no other day says more. */
const USUAL: OpenHours = { opens: '09:30', closes: '18:30' };

/** The opening hours of seven days. */
export function WeekField({ field: { place, label }, body, faults, onEdit }: FieldProps) {
  const week = (valueAt(body, place) ?? {}) as Partial<Record<WeekDay, OpenHours | null>>;
  const known = weekDays.map((day) => week[day]).find((hours) => hours);
  return (
    <fieldset data-field={place}>
      <legend className="sr-only">{label}</legend>
      <div className="grid gap-2">
        {weekDays.map((day) => (
          <Day
            key={day}
            name={weekDayNames[day]}
            hours={week[day] ?? null}
            fault={faults[`${place}.${day}.closes`] ?? faults[`${place}.${day}.opens`] ?? faults[`${place}.${day}`]}
            onChange={(hours) => onEdit(`${place}.${day}`, hours)}
            usual={known ?? USUAL}
          />
        ))}
      </div>
      <button
        type="button"
        onClick={() => onEdit(place, Object.fromEntries(weekDays.map((day) => [day, week.mon ?? null])))}
        className="button button-quiet mt-3"
      >
        Every day as on Monday
      </button>
    </fieldset>
  );
}

interface DayProps {
  name: string;
  hours: OpenHours | null;
  fault: string | undefined;
  usual: OpenHours;
  onChange: (hours: OpenHours | null) => void;
}

function Day({ name, hours, fault, usual, onChange }: DayProps) {
  const faultId = useId();
  const clock = (part: keyof OpenHours, label: string) => (
    <input
      type="time"
      {...(fault && { 'aria-invalid': true, 'aria-describedby': faultId })}
      aria-label={`${name}, ${label}`}
      value={hours?.[part] ?? ''}
      onChange={({ target }) => hours && onChange({ ...hours, [part]: target.value })}
      className="field w-36 max-sm:w-0 max-sm:grow max-sm:px-2.5"
    />
  );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <label className="inline-flex min-h-11 w-36 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          checked={hours !== null}
          onChange={({ target }) => onChange(target.checked ? usual : null)}
          className="size-5"
        />
        {name}
      </label>
      {hours ? (
        <span className="flex items-center gap-2 max-sm:w-full">
          {clock('opens', 'opens at')} to {clock('closes', 'closes at')}
        </span>
      ) : (
        <span className="text-muted">closed</span>
      )}
      {fault && (
        <p id={faultId} className="basis-full font-medium text-bad text-sm sm:pl-40">
          {name}: {fault}
        </p>
      )}
    </div>
  );
}
