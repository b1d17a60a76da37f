import { FIRST_YEAR, lastBookingDay, thisYear, today } from '../../contract/day-limits.ts';
import type { Field } from '../../contract/fields.ts';
import { keepDigits, pasteDigits } from './digits.ts';
import type { Option } from './field-change.ts';
import { notesOf } from './field-notes.tsx';
import { optionsOf } from './field-options.ts';
import type { FieldProps } from './field-props.ts';

export function FieldControl({ id, name, field, change, error, words, value, optional }: FieldProps) {
  const common = {
    id,
    name,
    // Its label stays in sight below the header when the form points at it.
    className: 'field scroll-mt-28',
    required: field.required,
    defaultValue: String(value ?? change.value ?? ''),
    ...notesOf(id, { hint: change.hint, error, optional }),
  };
  const options = change.options ?? optionsOf(field);
  if (options && change.isLocked) return <LockedSelect {...common} options={options} />;
  if (options) {
    const emptyChoice = change.hasEmptyChoice === false ? undefined : (change.emptyChoice ?? words.choose);
    // What the page filled in may become another while the form is open; a list takes note of it only when it is new.
    return <Select key={change.value} {...common} options={options} emptyChoice={emptyChoice} />;
  }
  const limits = {
    maxLength: field.maxLength,
    placeholder: change.placeholder,
    autoComplete: field.autocomplete ?? 'off',
    ...(change.isInCapitals && { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false }),
  };
  if (field.control === 'textarea') return <textarea {...common} {...limits} rows={change.rows ?? 4} />;
  const input = inputOf(field, words.tenDigits);
  return <input {...common} {...limits} {...input} />;
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

/** Long enough for +91 (0) 98765-43210 with room to spare: without scripts the server takes off what is in front. */
const NUMBER_AS_WRITTEN = { maxLength: 24, pattern: '[+]?[0-9 \\(\\)\\.\\-\\/]{10,24}' };

/** What brings up the right keyboard on a phone. */
function inputOf({ control }: Field, tenDigits: string): { type: string; [attribute: string]: unknown } {
  switch (control) {
    case 'tel': {
      const digits = { onInput: keepDigits, onPaste: pasteDigits };
      return { type: 'tel', inputMode: 'numeric', title: tenDigits, ...NUMBER_AS_WRITTEN, ...digits };
    }
    case 'number':
      return { type: 'number', inputMode: 'numeric', min: '0', step: '1' };
    case 'year':
      return { type: 'number', inputMode: 'numeric', step: '1', ...between(FIRST_YEAR, thisYear()) };
    case 'date':
      return { type: 'date', ...between(today(), lastBookingDay()) };
    default:
      return { type: control };
  }
}

/** A page may be kept over midnight, and what it came with stays unless it is set. */
const between = (min: string | number, max: string | number) => ({
  min,
  max,
  suppressHydrationWarning: true,
  ref: (input: HTMLInputElement | null) => {
    if (input) Object.assign(input, { min, max });
  },
});
