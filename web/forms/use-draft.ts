import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { fillForm, isTouched } from './fill-form.ts';
import type { Attempt } from './form-draft.ts';
import { attemptOf, dropDraft, keepDraft, readDraft } from './form-draft.ts';
import { readForm } from './form-values.ts';

/** What is typed is kept with every stroke, also what was typed before the script arrived, and put back after a reload. */
export function useDraft(kind: string, form: RefObject<HTMLFormElement | null>, given: string) {
  const attempt = useRef<Attempt>(undefined);
  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft(kind);
    attempt.current = draft?.attempt;
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
    drop: () => {
      attempt.current = undefined;
      dropDraft(kind);
    },
  };
}
