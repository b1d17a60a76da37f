import type { MouseEvent } from 'react';
import { FieldNotes } from './field-notes.tsx';
import { optionsOf } from './field-options.ts';
import type { FieldProps } from './field-props.ts';
import { listOf } from './form-values.ts';

const boxesOf = (target: HTMLInputElement, part: string): HTMLInputElement[] => [
  ...(target.closest('fieldset')?.querySelectorAll<HTMLInputElement>(`input[data-part="${part}"]`) ?? []),
];

/**
 * The first box ticks and clears all others, and shows whether all are ticked. By the click, which a key makes too: React
 * knows nothing of a form that was emptied, and would take a box that is ticked again for one that has not changed.
 */
function onClick({ currentTarget: clicked }: MouseEvent<HTMLInputElement>): void {
  const boxes = boxesOf(clicked, 'one');
  if (clicked.dataset.part === 'all') for (const box of boxes) box.checked = clicked.checked;
  else for (const all of boxesOf(clicked, 'all')) all.checked = boxes.every((box) => box.checked);
}

export function ChannelBoxes({ id, name, field, change, error, words, value }: FieldProps) {
  const chosen = listOf(value);
  const box = (part: 'one' | 'all', option: string, text: string) => (
    <label key={option} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input
        id={`${id}-${option}`}
        type="checkbox"
        data-part={part}
        name={name}
        value={option}
        defaultChecked={chosen.includes(option)}
        onClick={onClick}
        className="mt-0.5 size-5 shrink-0 accent-(--accent)"
      />
      <span className={part === 'all' ? 'font-semibold' : ''}>{text}</span>
    </label>
  );
  const options = change.options ?? optionsOf(field);
  return (
    <fieldset className="sm:col-span-2">
      <legend className="font-semibold text-[0.9375rem]">{change.label ?? field.label}</legend>
      <div className="mt-1 border-line border-y">
        {box('all', 'all', words.checkAll)}
        <div className="border-line border-t">{options?.map((option) => box('one', option.value, option.label))}</div>
      </div>
      <FieldNotes id={id} hint={change.hint} error={error} />
    </fieldset>
  );
}
