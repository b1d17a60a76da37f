import { byLanguage } from 'virtual:enquiry-forms';
import type { FormDefinition } from '../../contract/enquiries/translate-enquiry.ts';
import { inCurrent } from '../lib/locale.ts';

/** In the language of the page. */
export function formDefinition(kind: string): FormDefinition {
  const definition = inCurrent(byLanguage)[kind];
  if (!definition) throw new Error(`${kind} is not in contract/enquiries/index.ts.`);
  return definition;
}
