import { byLanguage } from 'virtual:enquiry-forms';
import type { FormFacts } from '../build/enquiry-forms.ts';
import { inCurrent } from '../lib/locale.ts';
import type { Option } from './field-change.ts';

export type { FormFacts };
export type FieldFacts = FormFacts['fields'][string];

export function formFacts(kind: string): FormFacts {
  const facts = inCurrent(byLanguage)[kind];
  if (!facts) throw new Error(`${kind} is not in contract/enquiries/index.ts.`);
  return facts;
}

/** What a list of the form offers, in the words of the page's language. */
export const optionsOf = ({ options, optionLabels }: FieldFacts): Option[] | undefined =>
  options?.map((value) => ({ value, label: optionLabels?.[value] ?? value }));
