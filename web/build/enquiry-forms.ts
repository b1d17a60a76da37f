import type { Plugin } from 'vite';
import { contextFields } from '../../contract/enquiries/context.ts';
import type { EnquiryDefinition } from '../../contract/enquiries/define-enquiry.ts';
import { enquiries } from '../../contract/enquiries/index.ts';
import type { Translate } from '../../contract/translate.ts';
import { translateTexts } from '../../contract/translate.ts';
import { perLanguage } from './per-language.ts';

type Input = EnquiryDefinition['fields'][string]['input'];

/** Of a form the browser needs its fields, texts and address; the rules themselves, and zod with them, stay on the server. */
const factsOf = ({ path, fields, context, texts, checks, ...flags }: EnquiryDefinition, translate: Translate) => ({
  path,
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, { input }]) => [name, translateInput(input, translate)]),
  ),
  context,
  chosen: Object.fromEntries(
    context
      .filter((name) => contextFields[name].isOnReceipt)
      .map((name) => [name, chosenField(translate(contextFields[name].label))]),
  ),
  texts: translateTexts(texts, ['*'], translate),
  checks,
  consent: flags.consent ?? 'answer',
  showsSubmitting: flags.showsSubmitting ?? false,
  hidesReason: flags.hidesReason ?? false,
  quotesReply: flags.quotesReply ?? false,
});

/** What the sender chose on the page before: no field of the form, but on its receipt. */
const chosenField = (label: string): Input => ({ label, control: 'text', required: false });

export type FormFacts = ReturnType<typeof factsOf>;

/** What a form sends is the same in every language; what a list of choices reads is not. */
function translateInput(
  input: Input,
  translate: Translate,
): Input & { optionLabels?: Readonly<Record<string, string>> } {
  const label = translate(input.label);
  const options = input.control === 'select' ? (input.options ?? []) : [];
  const changed = options.filter((option) => translate(option) !== option);
  if (changed.length === 0) return { ...input, label };
  return { ...input, label, optionLabels: Object.fromEntries(changed.map((option) => [option, translate(option)])) };
}

export const formsIn = (translate: Translate): Record<string, FormFacts> =>
  Object.fromEntries(enquiries.map((enquiry) => [enquiry.kind, factsOf(enquiry, translate)]));

export const enquiryForms = (): Plugin => perLanguage('enquiry-forms', { 'virtual:enquiry-forms': formsIn });
