import type { TypedFigure } from './typed-figure.ts';

interface Props {
  name: string;
  label: string;
  typed: TypedFigure;
  /** What is said where it is no such figure. */
  fault: string;
  hint?: string | undefined;
}

/** A figure to type into a plain form; below it what is wrong with it. */
export function TypedField({ name, label, typed: { text, isFaulty }, fault, hint }: Props) {
  const note = isFaulty ? fault : hint;
  const id = `${name}-note`;
  return (
    <div className="grid content-start gap-1.5">
      <label className="grid gap-1.5">
        <span className="font-semibold text-[0.9375rem]">{label}</span>
        <input
          name={name}
          inputMode="decimal"
          defaultValue={text}
          {...(isFaulty && { 'aria-invalid': true })}
          {...(note && { 'aria-describedby': id })}
          className="field tabular-nums"
        />
      </label>
      {note && (
        <span id={id} className={`text-sm ${isFaulty ? 'font-medium text-bad' : 'text-muted'}`}>
          {note}
        </span>
      )}
    </div>
  );
}
