import type { Field } from '../fields.ts';
import { say, sentence } from '../sentence.ts';
import type { Translate } from '../translate.ts';
import { translateTexts } from '../translate.ts';
import { contextFields } from './context.ts';
import type { EnquiryDefinition, EnquiryTexts } from './enquiry-definition.ts';

/** A form as a page shows it: the definition in the words of one language. */
export interface FormDefinition extends EnquiryDefinition {
  /** What the sender chose on the page before: no field of the form, but on its receipt. */
  chosen: Readonly<Record<string, Field>>;
  texts: EnquiryTexts & { incomplete?: string };
}

export function translateEnquiry(enquiry: EnquiryDefinition, translate: Translate): FormDefinition {
  const fields = Object.entries(enquiry.fields).map(([name, field]) => [name, translateField(field, translate)]);
  const chosen = enquiry.context
    .filter((name) => contextFields[name].isOnReceipt)
    .map((name) => [name, { label: translate(contextFields[name].label), control: 'text', required: false }]);
  return {
    ...enquiry,
    fields: Object.fromEntries(fields),
    chosen: Object.fromEntries(chosen),
    texts: {
      ...translateTexts(enquiry.texts, ['*'], translate),
      ...(enquiry.incomplete && { incomplete: say(sentence(enquiry.incomplete), translate) }),
    },
  };
}

/** What a form sends is the same in every language; what a list of choices reads is not. */
function translateField(field: Field, translate: Translate): Field {
  const label = translate(field.label);
  const options = field.control === 'select' ? (field.options ?? []) : [];
  const changed = options.filter((option) => translate(option) !== option);
  if (changed.length === 0) return { ...field, label };
  return { ...field, label, optionLabels: Object.fromEntries(changed.map((option) => [option, translate(option)])) };
}
