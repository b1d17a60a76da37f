import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { ContextName } from '../../contract/enquiries/context.ts';
import { cameFrom } from './came-from.ts';
import { fillForm, isTouched } from './fill-form.ts';
import type { Attempt, FormDraft } from './form-draft.ts';
import { attemptOf, dropDraft, keepDraft, readDraft } from './form-draft.ts';
import type { FormValues } from './form-values.ts';
import { listOf, readForm } from './form-values.ts';

/** Filled in by the browser alone, and left alone by React: it has no value there. */
export const ORIGIN_FIELD: ContextName = 'cameFrom';

/** What is typed is kept with every stroke, also what was typed before the script arrived, and put back after a reload. */
export function useDraft(kind: string, form: RefObject<HTMLFormElement | null>, given: string) {
  const attempt = useRef<Attempt>(undefined);
  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft(kind);
    attempt.current = draft?.attempt;
    tellOrigin(form.current, draft);
    if (draft) fillForm(form.current, draft.values, draft.given === given ? [] : Object.keys(JSON.parse(given)));
    if (isTouched(form.current)) {
      keepDraft(kind, { values: readForm(form.current), given, attempt: attempt.current });
    }
  }, [kind, form, given]);

  const keep = () => {
    if (form.current) keepDraft(kind, { values: readForm(form.current), given, attempt: attempt.current });
  };
  return {
    keep,
    keyFor: (payload: unknown): string => {
      const current = attemptOf(payload, attempt.current);
      attempt.current = current;
      keep();
      return current.key;
    },
    /** The next try is another enquiry, whatever it says. */
    forgetKey: () => {
      attempt.current = undefined;
      keep();
    },
    /**
     * What was changed while it was on its way stays: it is another enquiry, if its sender wants one.
     * Returns whether anything was.
     */
    arrived: (sent: FormValues): boolean => {
      attempt.current = undefined;
      const isChanged = form.current !== null && JSON.stringify(readForm(form.current)) !== JSON.stringify(sent);
      if (isChanged) keep();
      else {
        form.current?.reset();
        dropDraft(kind);
      }
      return isChanged;
    },
  };
}

/** From where a draft was begun is what counts: the same enquiry sent once more must stay the same. */
function tellOrigin(form: HTMLFormElement, draft: FormDraft | undefined): void {
  const input = form.elements.namedItem(ORIGIN_FIELD);
  if (input instanceof HTMLInputElement) input.value = listOf(draft?.values[ORIGIN_FIELD])[0] || cameFrom();
}
