import { valueAt } from '../../../contract/documents/places.ts';
import type { FieldProps } from './field-props.ts';
import { describeFault, textOf } from './values.ts';

/** One of several. */
export function ChoiceField({ field: { place, label, options = [] }, body, faults, onEdit }: FieldProps) {
  const fault = describeFault(label, faults[place]);
  return (
    <label>
      <span className="mb-1.5 block font-medium text-sm">{label}</span>
      <select
        name={place}
        value={textOf(valueAt(body, place))}
        onChange={({ target }) => onEdit(place, target.value)}
        className="field"
      >
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      {fault && <span className="mt-1 block font-medium text-bad text-sm">{fault}</span>}
    </label>
  );
}

/** Yes or no. */
export function YesNoField({ field: { place, label }, body, onEdit }: FieldProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
      <input
        type="checkbox"
        name={place}
        checked={valueAt(body, place) === true}
        onChange={({ target }) => onEdit(place, target.checked)}
        className="size-5"
      />
      {label}
    </label>
  );
}
