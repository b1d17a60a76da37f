declare module 'virtual:enquiry-forms' {
  type Forms = Readonly<Record<string, import('../../contract/enquiries/translate-enquiry.ts').FormDefinition>>;
  export const byLanguage: import('../lib/locale.ts').ByLanguage<Forms>;
}

declare module 'virtual:own-sentences' {
  export const inEnglish: Readonly<Record<import('../../contract/locales.ts').OtherLocale, number>>;
}
