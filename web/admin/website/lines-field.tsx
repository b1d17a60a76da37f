import { useState } from 'react';
import { valueAt } from '../../../contract/documents/places.ts';
import type { FieldProps } from './field-props.ts';
import { TextArea } from './text-area.tsx';

/** Any number of short texts, one in each line; lines without anything in them are none. */
export function LinesField({ field: { place, label, hint }, body, faults, onEdit }: FieldProps) {
  const stored = ((valueAt(body, place) ?? []) as string[]).join('\n');
  const [typed, setTyped] = useState(stored);
  // What is typed may end in an empty line, on which somebody is about to go on.
  const text = linesOf(typed).join('\n') === stored ? typed : stored;
  return (
    <TextArea
      name={place}
      label={label}
      hint={hint}
      value={text}
      error={faultOf(place, faults)}
      onChange={({ target }) => {
        setTyped(target.value);
        onEdit(place, linesOf(target.value));
      }}
    />
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Of the list, or of the first line that has one. */
function faultOf(place: string, faults: Readonly<Record<string, string>>): string | undefined {
  const found = Object.entries(faults).find(([at]) => at === place || at.startsWith(`${place}.`));
  if (!found) return undefined;
  const [at, fault] = found;
  const line = at === place ? '' : `Line ${Number(at.slice(place.length + 1).split('.')[0]) + 1} `;
  return `${line}${fault}`;
}
