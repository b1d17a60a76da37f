/**
 * How a field of a document is filled in: `local` is a line in every language, `week` the opening hours of seven days, `choice` one and
 * `choices` some of several, `languages` some of those that are known, `lines` short texts below each other, `picture` one that is uploaded, `list` any
 * number of parts that have fields of their own, `colour` one that words are read on, `logo` a picture of the name, and `turn` the frames of a 360 view.
 * `number` is a whole one, `decimal` any, and `yes` is true or not there.
 */
export type DocumentControl =
  | 'line'
  | 'local'
  | 'localText'
  | 'phone'
  | 'email'
  | 'number'
  | 'decimal'
  | 'yes'
  | 'link'
  | 'date'
  | 'week'
  | 'choices'
  | 'languages'
  | 'choice'
  | 'lines'
  | 'picture'
  | 'list'
  | 'colour'
  | 'logo'
  | 'turn';

export interface DocumentField {
  /** Where its value stands in the document: `salesHours.days`. */
  place: string;
  label: string;
  control: DocumentControl;
  hint?: string;
  /** Of `choice`, `choices` and `languages`: what is stored, and what it is called. */
  options?: readonly (readonly [value: string, label: string])[];
  /** Of `choices` and `languages`: what is chosen where the document says nothing. */
  atFirst?: readonly string[];
  /** Of `picture`: the width by the height of what is kept, and where the id of the uploaded one and the words about it stand. */
  picture?: { aspect: number; id?: string; words?: string; phone?: PhonePart };
  /** Of `list` and `turn`. */
  parts?: ListParts;
}

/** Of a picture that small screens show another part of: where that stands, and its shape. */
interface PhonePart {
  place: string;
  aspect: number;
}

/** What one part of a list is: its places stand within it. A field whose place is empty is the part itself. */
export interface ListParts {
  /** What one of them is called: "Add holiday". */
  noun: string;
  /** Where in a part stands what it is called; empty: the part is that itself. Such parts are opened one by one. */
  titleAt?: string;
  /** The same of parts that are called by more than one of their fields. */
  titleOf?: (part: unknown) => string;
  fields: readonly DocumentField[];
  /** What a new one begins with. */
  begin?: (others: readonly unknown[]) => unknown;
  /** Of a list whose parts differ: each says which it is as its `kind`. */
  kinds?: readonly PartKind[];
}

export interface PartKind {
  kind: string;
  /** What one of them is called. */
  noun: string;
  fields: readonly DocumentField[];
}

export interface DocumentSection {
  title: string;
  hint?: string;
  /** Shown only where the document has this part, which nobody can add here. */
  onlyWith?: string;
  fields: readonly DocumentField[];
}
