import { useState } from 'react';

interface ChoiceProps {
  label: string;
  value: string;
  /** What stands for no choice. */
  all: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

/** What somebody chose elsewhere is there, too, though it is none of these. */
export function Choice({ label, value, all, options, onChoose }: ChoiceProps) {
  const isListed = value === '' || options.some(([key]) => key === value);
  return (
    <label>
      <span className="mb-1 block font-medium text-sm">{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)} className="field">
        <option value="">{all}</option>
        {!isListed && <option value={value}>{value}</option>}
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A year is typed digit by digit, and each digit is a year for the browser: those before this one are none that anybody means. */
const FIRST_YEAR = '1000';

export function Day({ label, value, onChoose }: { label: string; value: string; onChoose: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const type = (day: string) => {
    setTyped(day);
    if (day === '' || day >= FIRST_YEAR) onChoose(day);
  };
  return (
    <label>
      <span className="mb-1 block font-medium text-sm">{label}</span>
      <input type="date" value={typed} onChange={({ target }) => type(target.value)} className="field" />
    </label>
  );
}
