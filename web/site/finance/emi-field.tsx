import type { ReactNode } from 'react';
import { FieldNotes, notesOf } from '../../forms/field-notes.tsx';

interface Props {
  id: string;
  label: string;
  value: string;
  range: { min: number; max: number; step: number };
  onChange: (value: string) => void;
  /** What is the matter with it. */
  error: string | undefined;
  children?: ReactNode;
}

/** A figure to type; the slider below it is the same for the thumb, and for nobody else. */
export function EmiField({ id, label, value, range, error, onChange, children }: Props) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-[0.9375rem]">
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        min="0"
        step="any"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...notesOf(id, { error })}
        className="field tabular-nums"
      />
      <FieldNotes id={id} error={error} />
      <input
        type="range"
        aria-hidden="true"
        tabIndex={-1}
        {...range}
        value={value || range.min}
        onChange={({ target }) => onChange(target.value)}
        className="mt-1 h-8 w-full cursor-pointer accent-(--accent)"
      />
      {children}
    </div>
  );
}
