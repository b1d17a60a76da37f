import type { ReactNode } from 'react';
import { ChannelBoxes } from './channel-boxes.tsx';
import { keepDigits, pasteDigits } from './digits.ts';
import type { FieldFacts } from './form-facts.ts';
import type { FormWords } from './form-words.ts';

export interface Option {
  value: string;
  label: string;
}

/** What a page can say about a field beyond its definition. */
export interface FieldChange {
  label?: ReactNode;
  hint?: string;
  placeholder?: string;
  /** Filled in by the page. */
  value?: string;
  /** Turns the field into a list to choose from. */
  options?: readonly Option[];
  /** Whether the list begins with an empty choice; true unless said otherwise. */
  hasEmptyChoice?: boolean;
  rows?: number;
  min?: string;
  /** Takes the whole row of the form. */
  isWide?: boolean;
}

interface Props {
  id: string;
  name: string;
  facts: FieldFacts;
  change: FieldChange;
  error: string | undefined;
  words: FormWords;
  /** Whether the browser itself insists on required fields. */
  value: string | readonly string[] | undefined;
}

export function FormField(props: Props) {
  const { id, facts, change, error, words } = props;
  const label = change.label ?? words.label(facts.label);
  const isWide = change.isWide || facts.control === 'textarea' || facts.control === 'channels';
  if (facts.control === 'channels') return <ChannelBoxes {...props} label={label} />;
  if (facts.control === 'checkbox') return <Tickbox {...props} label={label} />;
  return (
    <div className={isWide ? 'sm:col-span-2' : ''}>
      <label htmlFor={id} className="mb-1.5 flex items-baseline justify-between gap-2 font-semibold text-[0.9375rem]">
        <span>{label}</span>
        {!facts.required && <span className="font-normal text-muted text-sm">{words.optional}</span>}
      </label>
      <Control {...props} />
      <Notes id={id} hint={change.hint} error={error} />
    </div>
  );
}

function Notes({ id, hint, error }: { id: string; hint: string | undefined; error: string | undefined }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 font-medium text-bad text-sm">
          {error}
        </p>
      )}
    </>
  );
}

function Tickbox({ id, name, facts, error, label, value }: Props & { label: ReactNode }) {
  return (
    <div className="sm:col-span-2">
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          id={id}
          name={name}
          type="checkbox"
          defaultChecked={value !== undefined}
          aria-required={facts.required}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-5 shrink-0 accent-(--accent)"
        />
        <span>{label}</span>
      </label>
      <Notes id={id} hint={undefined} error={error} />
    </div>
  );
}

function Control({ id, name, facts, change, error, words, value }: Props) {
  const notes = [change.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const common = {
    id,
    name,
    className: 'field',
    required: facts.required,
    defaultValue: String(value ?? change.value ?? ''),
    ...(error !== undefined && { 'aria-invalid': true }),
    ...(notes && { 'aria-describedby': notes }),
  };
  const options = change.options ?? facts.options?.map((option) => ({ value: option, label: words.option(option) }));
  if (options)
    return (
      <Select {...common} options={options} emptyChoice={change.hasEmptyChoice === false ? undefined : words.choose} />
    );
  const limits = {
    maxLength: facts.maxLength,
    placeholder: change.placeholder,
    autoComplete: facts.autocomplete ?? 'off',
  };
  if (facts.control === 'textarea') return <textarea {...common} {...limits} rows={change.rows ?? 4} />;
  return <input {...common} {...limits} {...inputOf(facts.control)} min={change.min ?? inputOf(facts.control).min} />;
}

function Select({
  options,
  emptyChoice,
  ...common
}: {
  options: readonly Option[];
  emptyChoice: string | undefined;
  defaultValue: string;
}) {
  return (
    <select {...common}>
      {emptyChoice && <option value="">{emptyChoice}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** What brings up the right keyboard on a phone. */
function inputOf(control: FieldFacts['control']): { type: string; min?: string; [attribute: string]: unknown } {
  if (control === 'tel') {
    return { type: 'tel', inputMode: 'numeric', pattern: '[0-9]{10}', onInput: keepDigits, onPaste: pasteDigits };
  }
  if (control === 'number') return { type: 'number', inputMode: 'numeric', min: '0', step: '1' };
  return { type: control };
}
