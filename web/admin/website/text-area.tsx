import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';

interface Props extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  name: string;
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
}

/** A field of several lines that grows with what is typed. */
export function TextArea({ label, error, hint, ...input }: Props) {
  const id = useId();
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      <textarea
        id={id}
        {...(notes && { 'aria-describedby': notes })}
        {...(error && { 'aria-invalid': true })}
        rows={3}
        {...input}
        className="field field-sizing-content min-h-24 py-2"
      />
      {error && (
        <p id={`${id}-error`} className="mt-1 font-medium text-bad text-sm">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
