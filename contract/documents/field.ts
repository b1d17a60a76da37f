/** How a field of a document is filled in: `local` is a line in every language. */
export type DocumentControl = 'line' | 'local' | 'phone' | 'email' | 'number' | 'link';

export interface DocumentField {
  /** Where its value stands in the document: `salesHours.days`. */
  place: string;
  label: string;
  control: DocumentControl;
  hint?: string;
}

export interface DocumentSection {
  title: string;
  fields: readonly DocumentField[];
}
