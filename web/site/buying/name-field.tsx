import { MOST_LETTERS } from './buying-queries.ts';

interface Props {
  name: string;
  label: string;
  text: string | undefined;
  hint?: string;
}

/** A model by its name in a plain form, where there are too many to choose from. */
export const NameField = ({ name, label, text, hint }: Props) => (
  <label className="grid content-start gap-1.5">
    <span className="font-semibold text-[0.9375rem]">{label}</span>
    <input name={name} defaultValue={text} maxLength={MOST_LETTERS} className="field" />
    {hint && <span className="text-muted text-sm">{hint}</span>}
  </label>
);
