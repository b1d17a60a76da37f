declare module 'virtual:enquiry-forms' {
  type Forms = Readonly<Record<string, import('../../contract/enquiries/translate-enquiry.ts').FormDefinition>>;
  export const byLanguage: import('../lib/locale.ts').ByLanguage<Forms>;
}

declare module 'virtual:consent-texts' {
  type Texts = Readonly<Record<import('../../contract/enquiries/consent.ts').ConsentPurpose, string>>;
  export const byLanguage: import('../lib/locale.ts').ByLanguage<Texts>;
}

declare module 'virtual:page-texts/*' {
  export const byLanguage: import('../lib/locale.ts').ByLanguage<unknown>;
}
