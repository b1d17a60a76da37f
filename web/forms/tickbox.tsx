import { FieldNotes, notesOf } from './field-notes.tsx';
import type { FieldProps } from './field-props.ts';

export function Tickbox({ id, name, field, change, error, value }: FieldProps) {
  return (
    <div className="sm:col-span-2">
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          id={id}
          name={name}
          type="checkbox"
          defaultChecked={value !== undefined}
          aria-required={field.required}
          {...notesOf(id, { error, hint: change.hint })}
          className="mt-0.5 size-5 shrink-0 accent-(--accent)"
        />
        <span>{change.label ?? field.label}</span>
      </label>
      <FieldNotes id={id} hint={change.hint} error={error} />
    </div>
  );
}
