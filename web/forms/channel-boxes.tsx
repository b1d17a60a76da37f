import type { ChangeEvent, ReactNode } from 'react';
import type { FieldFacts } from './form-facts.ts';
import type { FormWords } from './form-words.ts';

interface Props {
  id: string;
  name: string;
  facts: FieldFacts;
  words: FormWords;
  label: ReactNode;
  value: string | readonly string[] | undefined;
}

const boxesOf = (target: HTMLInputElement, part: string): HTMLInputElement[] => [
  ...(target.closest('fieldset')?.querySelectorAll<HTMLInputElement>(`input[data-part="${part}"]`) ?? []),
];

/** The first box ticks and clears all others, and shows whether all are ticked. */
function onChange({ target }: ChangeEvent<HTMLInputElement>): void {
  const boxes = boxesOf(target, 'one');
  if (target.dataset.part === 'all') for (const box of boxes) box.checked = target.checked;
  else for (const all of boxesOf(target, 'all')) all.checked = boxes.every((box) => box.checked);
}

export function ChannelBoxes({ id, name, facts, words, label, value }: Props) {
  const chosen = value === undefined ? [] : typeof value === 'string' ? [value] : value;
  const box = (part: 'one' | 'all', text: string, option?: string) => (
    <label key={text} className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        id={`${id}-${option ?? 'all'}`}
        type="checkbox"
        data-part={part}
        name={name}
        value={option ?? 'all'}
        defaultChecked={chosen.includes(option ?? 'all')}
        onChange={onChange}
        className="size-5 accent-(--accent)"
      />
      {text}
    </label>
  );
  return (
    <fieldset className="sm:col-span-2">
      <legend className="font-semibold text-[0.9375rem]">{label}</legend>
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {box('all', words.checkAll)}
        {facts.options?.map((option) => box('one', words.option(option), option))}
      </div>
    </fieldset>
  );
}
