export interface Option {
  value: string;
  label: string;
}

interface Props {
  name: string;
  label: string;
  /** What stands for nothing chosen. */
  none: string;
  options: readonly Option[];
  chosen: string;
}

/** One of several, in a plain form. What the address names and nobody offers is kept as it is. */
export function ChoiceField({ name, label, none, options, chosen }: Props) {
  const isOffered = chosen === '' || options.some(({ value }) => value === chosen);
  return (
    <label className="grid content-start gap-1.5">
      <span className="font-semibold text-[0.9375rem]">{label}</span>
      <select name={name} defaultValue={chosen} className="field">
        <option value="">{none}</option>
        {!isOffered && <option value={chosen}>{chosen}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
