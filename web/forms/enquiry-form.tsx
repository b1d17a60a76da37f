import type { ReactNode } from 'react';
import { useId } from 'react';
import type { FieldChange } from './form-field.tsx';
import { FormField } from './form-field.tsx';
import type { FormValues } from './form-values.ts';
import { TRAP_FIELD } from './form-values.ts';
import type { FormWords } from './form-words.ts';
import type { FieldErrors, Toasting } from './use-enquiry-form.ts';
import { useEnquiryForm } from './use-enquiry-form.ts';

export interface EnquiryFormProps {
  /** Of `contract/enquiries/`. */
  kind: string;
  words: FormWords;
  /** The fields from top to bottom; those of the definition in its order where it is missing. */
  order?: readonly string[];
  changes?: Readonly<Record<string, FieldChange>>;
  toasting?: Toasting;
  submitLabel?: string;
  /** Between the fields and the button: what belongs to the form but is not sent. */
  children?: ReactNode;
  /** What was typed into the page that this one answers, and what was wrong with it. */
  answered?: { values: FormValues; errors: FieldErrors };
  className?: string;
}

export function EnquiryForm({
  kind,
  words,
  order,
  changes = {},
  toasting,
  submitLabel,
  children,
  answered,
  className = '',
}: EnquiryFormProps) {
  const id = useId();
  const given = Object.fromEntries(
    Object.entries(changes).flatMap(([name, { value }]) => (value ? [[name, value]] : [])),
  );
  const { facts, form, errors, isSending, submit, keep } = useEnquiryForm(kind, given, toasting);
  const shownErrors = answered && Object.keys(errors).length === 0 ? answered.errors : errors;
  return (
    <form
      ref={form}
      method="post"
      action={facts.path}
      noValidate={facts.checks !== 'browser'}
      onSubmit={(event) => void submit(event)}
      onInput={keep}
      className={`grid gap-x-5 gap-y-4 sm:grid-cols-2 ${className}`}
    >
      {(order ?? Object.keys(facts.fields)).map((name) => {
        const field = facts.fields[name];
        if (!field) throw new Error(`The form ${kind} has no field ${name}.`);
        return (
          <FormField
            key={name}
            id={`${id}-${name}`}
            name={name}
            facts={field}
            change={changes[name] ?? {}}
            error={shownErrors[name]}
            words={words}
            value={answered?.values[name]}
          />
        );
      })}
      <Trap id={`${id}-trap`} label={words.leaveEmpty} />
      {children && <div className="sm:col-span-2">{children}</div>}
      <button
        type="submit"
        disabled={isSending}
        className="button button-primary w-full sm:col-span-2 sm:w-auto sm:justify-self-start sm:px-10"
      >
        {isSending && facts.showsSubmitting ? words.submitting : (submitLabel ?? words.submit)}
      </button>
    </form>
  );
}

/** Out of sight for the eye, the keyboard and the screen reader alike. */
function Trap({ id, label }: { id: string; label: string }) {
  return (
    <div aria-hidden="true" className="absolute top-auto -left-[9999px] size-px overflow-hidden">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
