import { valueAt } from '../../../contract/documents/places.ts';
import type { FieldProps } from './field-props.ts';

/** True, or not there. */
export const YesField = ({ field: { place, label }, body, onEdit }: FieldProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3">
    <input
      type="checkbox"
      name={place}
      checked={valueAt(body, place) === true}
      onChange={({ target }) => onEdit(place, target.checked || undefined)}
      className="size-5 shrink-0 accent-(--accent)"
    />
    {label}
  </label>
);
