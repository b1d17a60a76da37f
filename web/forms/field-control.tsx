import { keepDigits, pasteDigits } from './digits.ts';
import type { Option } from './field-change.ts';
import { notesOf } from './field-notes.tsx';
import type { FieldFacts } from './form-facts.ts';
import { optionsOf } from './form-facts.ts';
import type { FieldProps } from './form-field.tsx';

export function FieldControl({ id, name, facts, change, error, words, value, optional }: FieldProps) {
  const common = {
    id,
    name,
    className: 'field',
    required: facts.required,
    defaultValue: String(value ?? change.value ?? ''),
    ...notesOf(id, { hint: change.hint, error, optional }),
  };
  const options = change.options ?? optionsOf(facts);
  if (options && change.isLocked) return <LockedSelect {...common} options={options} />;
  if (options) {
    const emptyChoice = change.hasEmptyChoice === false ? undefined : (change.emptyChoice ?? words.choose);
    // What the page filled in may become another while the form is open; a list takes note of it only when it is new.
    return <Select key={change.value} {...common} options={options} emptyChoice={emptyChoice} />;
  }
  const limits = {
    maxLength: facts.maxLength,
    placeholder: change.placeholder,
    autoComplete: facts.autocomplete ?? 'off',
    ...(change.isInCapitals && { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false }),
  };
  if (facts.control === 'textarea') return <textarea {...common} {...limits} rows={change.rows ?? 4} />;
  const input = inputOf(facts, words.tenDigits);
  return <input {...common} {...limits} {...input} min={change.min ?? input.min} />;
}

interface SelectProps {
  id: string;
  name: string;
  className: string;
  defaultValue: string;
  options: readonly Option[];
  emptyChoice?: string | undefined;
}

function Select({ options, emptyChoice, ...common }: SelectProps) {
  return (
    <select {...common}>
      {emptyChoice !== undefined && <option value="">{emptyChoice}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A disabled list is not sent along, so its value travels beside it. */
function LockedSelect({ name, defaultValue, options, ...common }: SelectProps) {
  return (
    <>
      <select
        {...common}
        className="field cursor-not-allowed bg-surface!"
        disabled
        key={defaultValue}
        defaultValue={defaultValue}
      >
        {options
          .filter(({ value }) => value === defaultValue)
          .map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </select>
      <input type="hidden" name={name} value={defaultValue} />
    </>
  );
}

/** What brings up the right keyboard on a phone. */
function inputOf(
  { control, maxLength }: FieldFacts,
  tenDigits: string,
): { type: string; min?: string; [attribute: string]: unknown } {
  if (control === 'tel') {
    const rule = { pattern: '[0-9]{10}', title: tenDigits };
    return { type: 'tel', inputMode: 'numeric', ...rule, onInput: keepDigits, onPaste: pasteDigits };
  }
  if (control === 'number') {
    const max = maxLength ? String(10 ** maxLength - 1) : undefined;
    return { type: 'number', inputMode: 'numeric', min: '0', max, step: '1' };
  }
  return { type: control };
}
