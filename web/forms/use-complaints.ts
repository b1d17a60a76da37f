import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { currentToasts, hideToast } from '../ui/toast-store.ts';
import { showToast } from '../ui/toasts.ts';
import { nameOf } from './field-faults.ts';

/** Sentences by field; what concerns the form as a whole has no name. */
export type FieldErrors = Readonly<Record<string, string>>;
export const WHOLE_FORM = '';

export type ToastOptions = Parameters<typeof showToast>[2];

/** What is wrong: beside the fields, and in a toast where there is a text for it. */
export function useComplaints(form: RefObject<HTMLFormElement | null>, options: ToastOptions) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const said = useRef('');
  useEffect(() => {
    // From here on the form says itself what is amiss, in the language of the page.
    if (form.current) form.current.noValidate = true;
  }, [form]);
  const point = (fields: FieldErrors) => {
    setErrors(fields);
    focusFirst(form.current, Object.keys(fields));
  };
  return {
    errors,
    point,
    complain: (text: string, fields: FieldErrors) => {
      said.current = text;
      showToast('error', text, options);
      point(fields);
    },
    /** What was wrong with the last try is not said of the next. */
    withdraw: () => {
      for (const { id, kind, text } of currentToasts()) if (kind === 'error' && text === said.current) hideToast(id);
    },
    clear: () => setErrors({}),
    /** Whoever mends a field need not read on what was wrong with it. */
    forget: (name: string) => {
      if (name in errors || WHOLE_FORM in errors) setErrors(without(errors, [name, WHOLE_FORM]));
    },
  };
}

const without = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));

function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const control = [...(form?.elements ?? [])].find((element) => names.includes(nameOf(element as HTMLInputElement)));
  if (control instanceof HTMLElement) control.focus();
}
