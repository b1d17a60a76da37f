import { FIRST_YEAR, thisYear } from '../../contract/day-limits.ts';
import type { FormDefinition } from '../../contract/enquiries/translate-enquiry.ts';
import type { Field } from '../../contract/fields.ts';
import { isMobile } from '../../contract/mobile-number.ts';
import type { FormWords } from './form-words.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the browser would refuse, with our sentences in the language of the page; without scripts it says so itself. */
export function faultyFields(
  form: HTMLFormElement,
  definition: FormDefinition,
  words: FormWords,
): Record<string, string> {
  const controls = ([...form.elements] as Control[]).filter(({ willValidate }) => willValidate);
  const faults = controls.flatMap((control) => {
    const sentence = faultOfField(definition.fields[control.name], control, words);
    return sentence ? [[nameOf(control), sentence]] : [];
  });
  return Object.fromEntries(faults);
}

/** A box that is not sent has no name. */
export const nameOf = ({ name, id }: { name: string; id: string }): string => name || id;

interface Judged {
  value: string;
  validity: Pick<ValidityState, 'valid' | 'valueMissing'>;
}

export function faultOfField(
  field: Field | undefined,
  { value, validity }: Judged,
  words: FormWords,
): string | undefined {
  if (!field) return validity.valid ? undefined : words.tick;
  const { label, control } = field;
  if (validity.valueMissing) return words.missing(label);
  if (control === 'tel') return value === '' || isMobile(value) ? undefined : words.noNumber(label);
  if (validity.valid) return undefined;
  if (control === 'email') return words.noEmail(label);
  if (control === 'year') return words.noYear(label, FIRST_YEAR, thisYear());
  return words.wrong(label);
}
