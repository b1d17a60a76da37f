import { forms } from 'virtual:enquiry-forms';
import type { FormFacts } from '../build/enquiry-forms.ts';

export type { FormFacts };
export type FieldFacts = FormFacts['fields'][string];

export function formFacts(kind: string): FormFacts {
  const facts = forms[kind];
  if (!facts) throw new Error(`${kind} is not in contract/enquiries/index.ts.`);
  return facts;
}
