import type { Plugin } from 'vite';
import consentJson from '../../content/consent.json' with { type: 'json' };
import { consentNotices } from '../../content/consent-notices.ts';
import siteJson from '../../content/site.json' with { type: 'json' };
import type { NoticesOfLanguage } from '../../contract/enquiries/consent.ts';
import type { Locale } from '../../contract/locales.ts';
import type { Translate } from '../../contract/translate.ts';
import { perLanguage } from './per-language.ts';

const { answer, notify } = consentNotices(consentJson, siteJson);

/** What forms say above their button in one language, with the version under which the server knows each sentence. */
const noticesIn = (_translate: Translate, locale: Locale): NoticesOfLanguage => ({
  answer: answer[locale],
  notify: notify[locale],
});

export const consentNoticesPlugin = (): Plugin =>
  perLanguage('consent-notices', { 'virtual:consent-notices': noticesIn });
