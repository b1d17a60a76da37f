declare module 'virtual:enquiry-forms' {
  type Forms = Readonly<Record<string, import('../../contract/enquiries/translate-enquiry.ts').FormDefinition>>;
  export const byLanguage: import('../lib/locale.ts').ByLanguage<Forms>;
}
