import type { Plugin } from 'vite';
import type { EnquiryDefinition } from '../../contract/enquiries/define-enquiry.ts';
import { enquiries } from '../../contract/enquiries/index.ts';

const MODULE = 'virtual:enquiry-forms';

/** Of a form the browser needs its fields, texts and address; the rules themselves, and zod with them, stay on the server. */
const factsOf = ({ path, fields, texts, checks, ...flags }: EnquiryDefinition) => ({
  path,
  fields: Object.fromEntries(Object.entries(fields).map(([name, { input }]) => [name, input])),
  texts,
  checks,
  consent: flags.consent ?? 'answer',
  showsSubmitting: flags.showsSubmitting ?? false,
  hidesReason: flags.hidesReason ?? false,
  quotesReply: flags.quotesReply ?? false,
});
export type FormFacts = ReturnType<typeof factsOf>;

export function enquiryForms(): Plugin {
  const forms = Object.fromEntries(enquiries.map((enquiry) => [enquiry.kind, factsOf(enquiry)]));
  return {
    name: 'kickstand:enquiry-forms',
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export const forms = ${JSON.stringify(forms)};` : undefined),
  };
}
