import type { Locale } from './locales.ts';

type Script = 'latin' | 'kannada' | 'devanagari' | 'telugu' | 'tamil' | 'malayalam';

interface Language {
  /** What staff and files call it. */
  english: string;
  /** What it is written in. */
  script: Script;
}

/** What is known of each language beside its name for itself, which every page says (`language-names.ts`). */
export const languages: Readonly<Record<Locale, Language>> = {
  en: { english: 'English', script: 'latin' },
  kn: { english: 'Kannada', script: 'kannada' },
  hi: { english: 'Hindi', script: 'devanagari' },
  mr: { english: 'Marathi', script: 'devanagari' },
  te: { english: 'Telugu', script: 'telugu' },
  ta: { english: 'Tamil', script: 'tamil' },
  ml: { english: 'Malayalam', script: 'malayalam' },
};

/** The scripts that the product brings letters of. Of any other, pages use those of the device, and nothing is printed in it. */
export const ownScripts = ['latin', 'kannada', 'devanagari'] as const satisfies Script[];
export type OwnScript = (typeof ownScripts)[number];

export const ownScriptOf = (locale: Locale): OwnScript | undefined =>
  ownScripts.find((script) => script === languages[locale].script);
