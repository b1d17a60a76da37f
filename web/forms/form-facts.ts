import { byLanguage } from 'virtual:enquiry-forms';
import type { FormFacts } from '../build/enquiry-forms.ts';
import { inCurrent } from '../lib/locale.ts';

export type { FormFacts };
export type FieldFacts = FormFacts['fields'][string];

export function formFacts(kind: string): FormFacts {
  const facts = inCurrent(byLanguage)[kind];
  if (!facts) throw new Error(`${kind} is not in contract/enquiries/index.ts.`);
  return facts;
}
