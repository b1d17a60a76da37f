import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  name: string;
  label: string;
  /** Beside the field: what is amiss with it, or more about it. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Shown at the right end, inside the field. */
  children?: ReactNode;
}

export function TextField({ label, error, hint, children, ...input }: Props) {
  const id = useId();
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          {...(notes && { 'aria-describedby': notes })}
          {...(error && { 'aria-invalid': true })}
          {...input}
          className={`field ${children ? 'pr-20' : ''}`}
        />
        {children}
      </div>
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
