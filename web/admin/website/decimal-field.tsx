import { useState } from 'react';
import { valueAt } from '../../../contract/documents/places.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProps } from './field-props.ts';
import { describeFault, textOf } from './values.ts';

const DECIMAL = /^\d+(\.\d+)?$/;

/** A number with decimals. What is half typed (`12.`, `12.0`) stays on the screen as it is. */
export function DecimalField({ field: { place, label, hint }, body, faults, onEdit }: FieldProps) {
  const stored = textOf(valueAt(body, place));
  const [typed, setTyped] = useState(stored);
  return (
    <TextField
      type="text"
      inputMode="decimal"
      name={place}
      label={label}
      hint={hint}
      value={isSame(typed, stored) ? typed : stored}
      error={describeFault(label, faults[place])}
      onChange={({ target: { value } }) => {
        setTyped(value);
        onEdit(place, DECIMAL.test(value) ? Number(value) : value || undefined);
      }}
    />
  );
}

const isSame = (typed: string, stored: string): boolean =>
  typed === stored || (DECIMAL.test(typed) && String(Number(typed)) === stored);
