import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  name: string;
  label: string;
  /** Shown at the right end, inside the field. */
  children?: ReactNode;
}

export function TextField({ label, children, ...input }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      <div className="relative">
        <input id={id} {...input} className={`field ${children ? 'pr-20' : ''}`} />
        {children}
      </div>
    </div>
  );
}
