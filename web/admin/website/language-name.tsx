import { languageNames } from '../../../contract/language-names.ts';
import { languages } from '../../../contract/languages.ts';
import type { Locale } from '../../../contract/locales.ts';

/** For who speaks it, and for who does not. */
export const LanguageName = ({ locale }: { locale: Locale }) => (
  <span>
    <span lang={locale}>{languageNames[locale]}</span> ({languages[locale].english})
  </span>
);
