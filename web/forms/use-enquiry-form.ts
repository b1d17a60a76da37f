import type { FormEvent, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../ui/toasts.ts';
import { fillForm } from './fill-form.ts';
import { dropDraft, keepDraft, newKey, readDraft } from './form-draft.ts';
import { formFacts } from './form-facts.ts';
import { missingFields, readForm, toPayload } from './form-values.ts';
import type { Outcome } from './send-enquiry.ts';
import { sendEnquiry } from './send-enquiry.ts';

type ToastOptions = Parameters<typeof showToast>[2];
export interface Toasting {
  success?: ToastOptions;
  failure?: ToastOptions;
}
export type FieldErrors = Readonly<Record<string, string>>;

/** Everything a form does: it remembers, checks, sends once, says what came of it, and keeps what was typed if that failed. */
export function useEnquiryForm(kind: string, given: Readonly<Record<string, string>>, toasting: Toasting = {}) {
  const facts = formFacts(kind);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSending, setSending] = useState(false);
  const draft = useDraft(kind, form, JSON.stringify(given));

  const complain = (text: string, names: readonly string[], fields: FieldErrors = {}) => {
    setErrors({ ...Object.fromEntries(names.map((name) => [name, ''])), ...fields });
    showToast('error', text, toasting.failure);
    focusFirst(form.current, [...names, ...Object.keys(fields)]);
  };

  const conclude = (outcome: Outcome) => {
    const { texts, hidesReason } = facts;
    if (outcome.kind === 'unreachable') return complain(texts.network, []);
    if (outcome.kind === 'refused') {
      const reason = hidesReason ? '' : outcome.message;
      const text = reason ? (texts.errorPrefix ?? '') + reason : (texts.failure ?? texts.network);
      return complain(text, [], outcome.fields);
    }
    setErrors({});
    form.current?.reset();
    draft.start();
    return showToast('success', outcome.message || texts.success, toasting.success);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Not the state: a second Enter comes before React has had time to render the first.
    if (!form.current || form.current.dataset.sending) return;
    const values = readForm(form.current);
    const missing = facts.checks === 'sentence' ? missingFields(facts, values) : [];
    if (missing.length > 0) return complain(facts.texts.incomplete ?? facts.texts.network, missing);
    const agreement = Object.keys(facts.fields).find((name) => isUntickedAgreement(facts.fields[name], name in values));
    if (agreement) return complain(facts.texts.agreementMissing ?? facts.texts.network, [agreement]);
    form.current.dataset.sending = 'true';
    setSending(true);
    conclude(await sendEnquiry(facts.path, toPayload(facts, values), draft.key()));
    setSending(false);
    if (form.current) delete form.current.dataset.sending;
  };

  return { facts, form, errors, isSending, submit, keep: draft.keep };
}

const isUntickedAgreement = (field: { control: string; required: boolean } | undefined, isTicked: boolean): boolean =>
  field?.control === 'checkbox' && field.required && !isTicked;

function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const control = [...(form?.elements ?? [])].find(
    (element) => 'name' in element && names.includes(String(element.name)),
  );
  if (control instanceof HTMLElement) control.focus();
}

/** What is typed is kept with every stroke, and put back after a reload. */
function useDraft(kind: string, form: RefObject<HTMLFormElement | null>, given: string) {
  const key = useRef('');
  useEffect(() => {
    const draft = readDraft(kind);
    key.current = draft?.key ?? newKey();
    if (draft && form.current)
      fillForm(form.current, draft.values, draft.given === given ? [] : Object.keys(JSON.parse(given)));
  }, [kind, form, given]);
  return {
    key: () => key.current,
    keep: () => form.current && keepDraft(kind, { key: key.current, values: readForm(form.current), given }),
    start: () => {
      key.current = newKey();
      dropDraft(kind);
    },
  };
}
