declare module 'virtual:enquiry-forms' {
  type Forms = Readonly<Record<string, import('../../contract/enquiries/translate-enquiry.ts').FormDefinition>>;
  export const byLanguage: import('../lib/locale.ts').ByLanguage<Forms>;
}

declare module 'virtual:consent-notices' {
  type Notices = import('../../contract/enquiries/consent.ts').NoticesOfLanguage;
  export const byLanguage: import('../lib/locale.ts').ByLanguage<Notices>;
}

declare module 'virtual:model-options' {
  export const models: readonly import('./model-options.ts').ModelOption[];
}

declare module 'virtual:page-texts/*' {
  export const byLanguage: import('../lib/locale.ts').ByLanguage<unknown>;
}

declare module 'virtual:site-words' {
  type Words = ReturnType<typeof import('./translated-content.ts').siteWordsIn>;
  export const byLanguage: import('../lib/locale.ts').ByLanguage<Words>;
}

declare module 'virtual:branch-names' {
  type Names = readonly { id: number; name: string; label?: string; phone: string; isWorkshop?: boolean }[];
  export const byLanguage: import('../lib/locale.ts').ByLanguage<Names>;
}

declare module 'virtual:branches' {
  type Branches = ReturnType<typeof import('./translated-content.ts').branchesIn>;
  export const byLanguage: import('../lib/locale.ts').ByLanguage<Branches>;
}

declare module 'virtual:specification-words' {
  export const byLanguage: import('../lib/locale.ts').ByLanguage<Readonly<Record<string, string>>>;
}
