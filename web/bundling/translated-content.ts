import type { Plugin } from 'vite';
import { enquiries } from '../../contract/enquiries/index.ts';
import type { FormDefinition } from '../../contract/enquiries/translate-enquiry.ts';
import { translateEnquiry } from '../../contract/enquiries/translate-enquiry.ts';
import type { Translate } from '../../contract/translate.ts';
import { perLanguage } from './per-language.ts';

/** Every form, by its kind. */
export const formsIn = (translate: Translate): Record<string, FormDefinition> =>
  Object.fromEntries(enquiries.map((enquiry) => [enquiry.kind, translateEnquiry(enquiry, translate)]));

export const translatedContent = (): Plugin =>
  perLanguage('translated-content', {
    'virtual:enquiry-forms': formsIn,
  });
