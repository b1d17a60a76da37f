import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ConsentNotice } from '../../contract/enquiries/consent.ts';
import type { FormDefinition } from '../../contract/enquiries/translate-enquiry.ts';
import { askIn } from '../../contract/locales.ts';
import { currentLocale } from '../lib/locale.ts';
import type { Outcome } from '../outbox/post-enquiry.ts';
import { showToast } from '../ui/toasts.ts';
import { faultyFields, nameOf } from './field-faults.ts';
import { fillForm } from './fill-form.ts';
import { formDefinition } from './form-definition.ts';
import type { FormValues } from './form-values.ts';
import { missingFields, openAgreements, readForm, valuesToPayload } from './form-values.ts';
import type { FormWords } from './form-words.ts';
import { failureText, successText } from './outcome-texts.ts';
import { sendEnquiry } from './send-enquiry.ts';
import type { FieldErrors, ToastOptions } from './use-complaints.ts';
import { useComplaints, WHOLE_FORM } from './use-complaints.ts';
import { useDraft } from './use-draft.ts';
import type { SentForm } from './use-receipt.ts';
import { useReceipt } from './use-receipt.ts';

export interface Toasting {
  success?: ToastOptions;
  failure?: ToastOptions;
}

/** For as long the second half of a double click cannot send, or complain about, the form that the first one emptied. */
const REST_MS = 700;

interface Manner {
  words: FormWords;
  /** Travels along with what is sent, so that it is known what its sender agreed to. */
  notice: ConsentNotice;
  toasting?: Toasting | undefined;
}

/** Everything a form does: it remembers, checks, sends once, says what came of it, and keeps what was typed if that failed. */
export function useEnquiryForm(
  kind: string,
  given: Readonly<Record<string, string>>,
  { words, notice, toasting = {} }: Manner,
) {
  const definition = formDefinition(kind);
  const form = useRef<HTMLFormElement>(null);
  // Not the state: a second Enter comes before React has had time to render the first.
  const isBusy = useRef(false);
  const [phase, setPhase] = useState<'idle' | 'sending' | 'resting'>('idle');
  const { errors, ...complaints } = useComplaints(form, toasting.failure);
  const draft = useDraft(kind, form, JSON.stringify(given));
  const [receipt, setReceipt] = useReceipt((values) => {
    if (form.current) fillForm(form.current, values, []);
    draft.keep();
  });

  const conclude = (outcome: Awaited<ReturnType<typeof sendEnquiry>>, sent: Pick<SentForm, 'key' | 'values'>) => {
    if (outcome.kind === 'refused' || outcome.kind === 'unreachable') {
      if (outcome.kind === 'refused' && outcome.status === 409) draft.forgetKey();
      const text = failureText(definition, outcome);
      return complaints.complain(text, outcome.kind === 'refused' ? sentencesOf(outcome, text) : {});
    }
    complaints.clear();
    const isTypedOn = draft.arrived(sent.values);
    const isWaiting = outcome.kind === 'kept';
    setReceipt({ ...sent, isWaiting, isTypedOn, reference: isWaiting ? undefined : outcome.reference });
    const text = isWaiting ? words.kept : successText(definition, outcome.message);
    return showToast('success', text, toasting.success);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.current || isBusy.current) return;
    complaints.withdraw();
    const faulty = definition.checks === 'browser' ? faultyFields(form.current, definition, words) : {};
    if (Object.keys(faulty).length > 0) return complaints.point(faulty);
    const values = readForm(form.current);
    const fault = faultOf(definition, values, words);
    if (fault) return complaints.complain(fault.text, fault.fields);
    isBusy.current = true;
    const focused = document.activeElement;
    setPhase('sending');
    setReceipt(undefined);
    const payload = valuesToPayload(definition, values);
    const key = draft.keyFor(payload);
    const outcome = await sendEnquiry({
      key,
      path: askIn(currentLocale(), definition.path),
      payload,
      consent: notice.version,
      draft: { kind, values, given: JSON.stringify(given) },
    });
    conclude(outcome, { key, values });
    if (outcome.kind === 'stored' || outcome.kind === 'kept') {
      setPhase('resting');
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
    }
    flushSync(() => setPhase('idle'));
    isBusy.current = false;
    // The button lost the focus while it was disabled, and a keyboard its place.
    if (document.activeElement === document.body && focused instanceof HTMLElement)
      focused.focus({ preventScroll: true });
  };

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    draft.keep();
    if (!receipt?.isTypedOn) setReceipt(undefined);
    complaints.forget(nameOf(target as unknown as HTMLInputElement));
  };

  return { definition, form, errors, phase, receipt, submit, onInput };
}

/** What the form itself finds amiss before anything is sent. */
function faultOf(definition: FormDefinition, values: FormValues, words: FormWords) {
  const { fields, texts } = definition;
  const missing = definition.checks === 'sentence' ? missingFields(definition, values) : [];
  const label = (name: string) => fields[name]?.label ?? name;
  const sentences = (names: string[], sentence: (name: string) => string): FieldErrors =>
    Object.fromEntries(names.map((name) => [name, sentence(name)]));
  if (missing.length > 0) {
    const each = sentences(missing, (name) => words.missing(label(name)));
    return { text: texts.incomplete ?? texts.network, fields: each };
  }
  const open = openAgreements(definition, values);
  if (open.length === 0) return undefined;
  return { text: texts.agreementMissing ?? texts.network, fields: sentences(open, () => words.tick) };
}

/** A form whose toast does not say why says so beside its button, where the reason lies in what was typed. */
function sentencesOf({ status, message, fields }: Extract<Outcome, { kind: 'refused' }>, toast: string): FieldErrors {
  const isUnsaid = [400, 409].includes(status) && Object.keys(fields).length === 0 && !toast.endsWith(message);
  return isUnsaid ? { [WHOLE_FORM]: message } : fields;
}
