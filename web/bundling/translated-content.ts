import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import consentJson from '../../content/consent.json' with { type: 'json' };
import { pageFile } from '../../content/page-files.ts';
import type { ConsentPurpose } from '../../contract/enquiries/consent.ts';
import { enquiries } from '../../contract/enquiries/index.ts';
import type { FormDefinition } from '../../contract/enquiries/translate-enquiry.ts';
import { translateEnquiry } from '../../contract/enquiries/translate-enquiry.ts';
import type { Locale } from '../../contract/locales.ts';
import { translatePage } from '../../contract/page-texts.ts';
import type { PageName } from '../../contract/schemas/page-content.ts';
import { pageContentSchemas } from '../../contract/schemas/page-content.ts';
import type { Translate } from '../../contract/translate.ts';
import { perLanguage } from './per-language.ts';

const content = path.join(import.meta.dirname, '..', '..', 'content');
export const pageNames = Object.keys(pageContentSchemas) as PageName[];

export const pageIn = (name: PageName, translate: Translate): unknown =>
  translatePage(JSON.parse(readFileSync(path.join(content, pageFile(name)), 'utf8')), translate);

/** Every form, by its kind. */
export const formsIn = (translate: Translate): Record<string, FormDefinition> =>
  Object.fromEntries(enquiries.map((enquiry) => [enquiry.kind, translateEnquiry(enquiry, translate)]));

/** What forms say above their button; it names the dealership, which the page fills in. */
const consentIn = (_translate: Translate, locale: Locale): Record<ConsentPurpose, string> => ({
  answer: consentJson.answer[locale],
  notify: consentJson.notify[locale],
});

export const translatedContent = (): Plugin =>
  perLanguage('translated-content', {
    ...Object.fromEntries(
      pageNames.map((name) => [`virtual:page-texts/${name}`, (translate: Translate) => pageIn(name, translate)]),
    ),
    'virtual:enquiry-forms': formsIn,
    'virtual:consent-texts': consentIn,
  });
