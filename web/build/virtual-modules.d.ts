declare module 'virtual:endpoint-addresses' {
  export const addresses: Readonly<Record<string, { method: string; path: string }>>;
}

declare module 'virtual:enquiry-forms' {
  export const forms: Readonly<Record<string, import('./enquiry-forms.ts').FormFacts>>;
}

declare module 'virtual:consent-notices' {
  export const notices: import('../../contract/enquiries/consent.ts').ConsentNotices;
}

declare module 'virtual:model-options' {
  export const models: readonly import('./model-options.ts').ModelOption[];
}

declare module 'virtual:reports' {
  export const reports: readonly import('./report-facts.ts').ReportFacts[];
}

declare module 'virtual:branch-names' {
  export const branches: readonly { id: number; name: string }[];
}
