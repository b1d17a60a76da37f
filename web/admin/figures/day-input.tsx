import { useState } from 'react';

interface Props {
  label: string;
  value: string;
  onChoose: (value: string) => void;
}

/** A year is typed digit by digit, and each digit is a year for the browser: those before this one are none that anybody means. */
const FIRST_YEAR = '2000';

export function DayInput({ label, value, onChoose }: Props) {
  const [typed, setTyped] = useState(value);
  const type = (day: string) => {
    setTyped(day);
    if (day === '' || day >= FIRST_YEAR) onChoose(day);
  };
  return (
    <label className="max-sm:grow">
      <span className="mb-1 block font-medium text-sm">{label}</span>
      <input type="date" value={typed} onChange={({ target }) => type(target.value)} className="field" />
    </label>
  );
}
