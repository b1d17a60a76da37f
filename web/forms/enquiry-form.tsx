import type { ReactNode } from 'react';
import type { ConsentNotice } from '../../contract/enquiries/consent.ts';
import { CONSENT_FIELD } from '../../contract/enquiries/consent.ts';
import type { FormContext } from '../../contract/enquiries/context.ts';
import type { FormDefinition } from '../../contract/enquiries/translate-enquiry.ts';
import { askIn } from '../../contract/locales.ts';
import { pagePaths } from '../../contract/page-paths.ts';
import { Link } from '../lib/link.tsx';
import { contentLang, currentLocale, ownLang } from '../lib/locale.ts';
import type { FieldChange } from './field-change.ts';
import { FormField } from './form-field.tsx';
import type { FormValues } from './form-values.ts';
import { TRAP_FIELD } from './form-values.ts';
import type { FormWords } from './form-words.ts';
import type { Receipt } from './sent-lines.ts';
import { mobileIn, sentLines } from './sent-lines.ts';
import type { FieldErrors } from './use-complaints.ts';
import { WHOLE_FORM } from './use-complaints.ts';
import { ORIGIN_FIELD } from './use-draft.ts';
import type { Toasting } from './use-enquiry-form.ts';
import { useEnquiryForm } from './use-enquiry-form.ts';

export interface EnquiryFormProps {
  /** Of `contract/enquiries/`. */
  kind: string;
  words: FormWords;
  /** What the sender agrees to, said above the button. */
  notice: ConsentNotice;
  /** The fields from top to bottom; those of the definition in its order where it is missing. */
  order?: readonly string[];
  changes?: Readonly<Record<string, FieldChange>>;
  /** What the page knows beside the fields; travels along unseen. */
  context?: FormContext | undefined;
  toasting?: Toasting;
  submitLabel?: string;
  /** Between the fields and the button: what belongs to the form but is not sent. */
  children?: (errors: FieldErrors) => ReactNode;
  showReceipt: (receipt: Receipt) => ReactNode;
  /** What was typed into the page that this one answers, what was wrong with it, and what travels along unseen. */
  answered?: Answered | undefined;
  className?: string;
}

export interface Answered {
  values: FormValues;
  errors: FieldErrors;
  hidden: Readonly<Record<string, string>>;
  /** Set where it was stored: then its receipt takes the place of the form. */
  stored?: Omit<Stored, 'values'> | undefined;
}

type Stored = Pick<Receipt, 'reference' | 'isWaiting' | 'isTypedOn'> & { values: FormValues };

/** For what belongs to a form and stands elsewhere on its page. */
export const formId = (kind: string): string => `${kind}-form`;

/** Where to jump to for a field of a form. */
export const fieldId = (kind: string, name: string): string => `${formId(kind)}-${name}`;

export function EnquiryForm({
  kind,
  words,
  notice,
  order,
  changes = {},
  context = {},
  toasting,
  submitLabel,
  children,
  showReceipt,
  answered,
  className = '',
}: EnquiryFormProps) {
  const given = Object.fromEntries(
    Object.entries(changes).flatMap(([name, { value }]) => (value ? [[name, value]] : [])),
  );
  const { definition, form, errors, phase, receipt, submit, onInput } = useEnquiryForm(kind, given, {
    words,
    notice,
    toasting,
  });
  const shownErrors = answered?.errors ?? errors;
  const isOptionalWorthSaying = Object.values(definition.fields).some(({ required }) => required);
  const receiptOf = ({ values, ...outcome }: Stored) =>
    showReceipt({
      ...outcome,
      lines: sentLines(definition, values, changes, words.yes),
      mobile: mobileIn(definition, values),
    });
  if (answered?.stored) return receiptOf({ values: answered.values, ...answered.stored });
  return (
    <>
      {receipt && receiptOf(receipt)}
      <form
        ref={form}
        id={formId(kind)}
        lang={ownLang()}
        method="post"
        action={askIn(currentLocale(), definition.path)}
        noValidate={definition.checks !== 'browser'}
        onSubmit={(event) => void submit(event)}
        onInput={onInput}
        className={`grid gap-x-5 gap-y-4 sm:grid-cols-2 ${className}`}
      >
        {(order ?? Object.keys(definition.fields)).map((name) => {
          const field = definition.fields[name];
          if (!field) throw new Error(`The form ${kind} has no field ${name}.`);
          return (
            <FormField
              key={name}
              id={fieldId(kind, name)}
              name={name}
              field={field}
              change={changes[name] ?? {}}
              error={shownErrors[name]}
              words={words}
              value={answered?.values[name]}
              optional={isOptionalWorthSaying && isLeftEmpty(field, changes[name]) ? words.optional : undefined}
            />
          );
        })}
        <Unseen
          id={fieldId(kind, 'trap')}
          label={words.leaveEmpty}
          hidden={{ ...knownOf(definition, context, answered), ...answered?.hidden, [CONSENT_FIELD]: notice.version }}
        />
        {children && <div className="sm:col-span-2">{children(shownErrors)}</div>}
        {shownErrors[WHOLE_FORM] && (
          <p role="alert" className="font-medium text-bad text-sm sm:col-span-2">
            {shownErrors[WHOLE_FORM]}
          </p>
        )}
        <p lang={contentLang(notice.text)} className="text-muted text-sm sm:col-span-2">
          {notice.text} {/* In a tab of its own, so that what was typed is not lost. */}
          <Link to={pagePaths.privacy} target="_blank" className="link">
            {words.privacyPolicy}
          </Link>
        </p>
        <button
          type="submit"
          disabled={phase !== 'idle'}
          className="button button-primary w-full sm:col-span-2 sm:w-auto sm:justify-self-start sm:px-10"
        >
          {phase === 'sending' && definition.showsSubmitting ? words.submitting : (submitLabel ?? words.submit)}
        </button>
      </form>
    </>
  );
}

/** What the page knows; in a form that is given back, what the page it came from knew. */
const knownOf = (
  definition: FormDefinition,
  context: FormContext,
  answered: Answered | undefined,
): Record<string, string> =>
  Object.fromEntries(
    definition.context.flatMap((name) => {
      const value = context[name] ?? answered?.values[name];
      return value ? [[name, String(value)]] : [];
    }),
  );

/** A list without an empty choice is always filled in. */
const isLeftEmpty = ({ required }: { required: boolean }, change: FieldChange | undefined): boolean =>
  !required && change?.hasEmptyChoice !== false;

/** The trap is out of sight for the eye, the keyboard and the screen reader alike. */
function Unseen({ id, label, hidden }: { id: string; label: string; hidden: Readonly<Record<string, string>> }) {
  return (
    <div aria-hidden="true" className="absolute top-auto -left-[9999px] size-px overflow-hidden">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={ORIGIN_FIELD} />
    </div>
  );
}
