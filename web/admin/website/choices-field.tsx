import type { ReactNode } from 'react';
import { valueAt } from '../../../contract/documents/places.ts';
import type { FieldProps } from './field-props.ts';
import { describeFault } from './values.ts';

/** Some of several. */
export function ChoicesField({
  field: { place, label, hint, options = [], atFirst = [] },
  body,
  faults,
  onEdit,
  showName = (_value, name) => name,
}: FieldProps & { showName?: (value: string, name: string) => ReactNode }) {
  const chosen = (valueAt(body, place) ?? atFirst) as string[];
  const fault = describeFault(label, faults[place]);
  const toggle = (value: string, isChosen: boolean) =>
    // In the order of the options, whichever came first.
    onEdit(
      place,
      options.map(([one]) => one).filter((one) => (one === value ? isChosen : chosen.includes(one))),
    );
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map(([value, name]) => (
          <label key={value} className="inline-flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              name={place}
              checked={chosen.includes(value)}
              onChange={({ target }) => toggle(value, target.checked)}
              className="size-5"
            />
            {showName(value, name)}
          </label>
        ))}
      </div>
      {hint && <p className="mt-1 text-muted text-sm">{hint}</p>}
      {fault && <p className="mt-1 font-medium text-bad text-sm">{fault}</p>}
    </fieldset>
  );
}
