import { useId } from 'react';
import { valueAt } from '../../../contract/documents/places.ts';
import type { FieldProps } from './field-props.ts';
import { describeFault, textOf } from './values.ts';

/** One of several. */
export function ChoiceField({ field: { place, label, options = [] }, body, faults, onEdit }: FieldProps) {
  const id = useId();
  const value = textOf(valueAt(body, place));
  const fault = describeFault(label, faults[place]);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      <select
        id={id}
        name={place}
        value={value}
        {...(fault && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        onChange={({ target }) => onEdit(place, target.value)}
        className="field"
      >
        {options.every(([one]) => one !== value) && <option value={value}>Choose</option>}
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
      {fault && (
        <p id={`${id}-error`} className="mt-1 font-medium text-bad text-sm">
          {fault}
        </p>
      )}
    </div>
  );
}
