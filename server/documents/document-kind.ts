import type * as z from 'zod';
import type { Content } from '../../content/load-content.ts';
import type { Locale } from '../../contract/locales.ts';
import type { Permission } from '../../contract/permissions.ts';
import type { Translate } from '../../contract/translate.ts';
import type { AuditEntry } from '../db/audit.ts';
import type { Db, Trx } from '../db/db.ts';
import type { DocumentRow } from '../db/tables.ts';

/** What a release brings along, with the dictionaries of its files. */
export interface Release {
  content: Content;
  translations: Readonly<Record<Locale, Translate>>;
  /** What the store has came with a demo that is gone: it stays as it is, and only what is lacking is added. */
  addsOnly?: boolean;
}

/** What else a kind says of itself that has many documents. */
export interface ManyDocuments<Body> {
  /** What people call the document; a draft may not say it yet. */
  titleOf(draft: Partial<Body>): string;
  /** The picture by which people know it in a list, where it has one. */
  pictureOf?(draft: Partial<Body>): string | undefined;
  /** What a new one begins with that is to have this title; the others are those that there are, set aside or not. */
  begin(title: string, others: readonly Partial<Body>[]): Partial<Body>;
  /** The same of one that begins as a copy: what must be its own. */
  copy(title: string, original: Partial<Body>, others: readonly Partial<Body>[]): Partial<Body>;
}

/** What a kind says of itself whose documents belong to the site: staff change them, but neither add, move nor set aside any. */
interface FixedDocuments<Body> {
  titleOf(draft: Partial<Body>): string;
  /** The only key that a document may have that says this. */
  keyOf(draft: Partial<Body>): string;
}

export interface LiveDocument<Body = unknown> {
  key: string;
  body: Body;
}

/** All that the public may see, of one moment. */
export interface Documents {
  /** In their order, without those that are set aside. As long as none of the kind has changed it is the same list. */
  of<Schema extends z.ZodType>(kind: DocumentKind<Schema>): readonly LiveDocument<z.output<Schema>>[];
}

/** The others of its kind that the public may see. */
export type Siblings<Body> = readonly Body[];

/** What a document is to stand among. */
interface Among<Body> {
  siblings: Siblings<Body>;
  documents: Documents;
}

/** Of a kind that stood in tables of its own before there were documents. */
interface Carried<Body> {
  /** By which what was carried over from there is known. */
  nameOf(body: Body): string;
  /** As much of a document as one that this release does not have can be made of. */
  documentOf(row: unknown, release: Release): [key: string, document: Partial<Body>];
}

export interface OwnChange {
  needs: Permission;
  /** What the history says of it beside that it was published; nothing where that says enough. */
  entry?: AuditEntry;
}

export const entriesOf = (changes: readonly OwnChange[]): AuditEntry[] => changes.flatMap(({ entry }) => entry ?? []);

/** One kind of what a dealership says. */
export interface DocumentKind<Schema extends z.ZodType = z.ZodType> {
  /** As it stands in addresses and in the history. */
  name: string;
  /** What its documents are called by people. */
  title: string;
  /** Asked when a document is published; until then it may be half filled in. */
  schema: Schema;
  /** Of a kind with many documents, which staff add, arrange and set aside. */
  many?: ManyDocuments<z.output<Schema>>;
  /** Of a kind with a document for each of several things that the site has. */
  fixed?: FixedDocuments<z.output<Schema>>;
  /** Its documents have a number `id`, by which calls name them: none ever gets that of another. */
  isNumbered?: true;
  /** Of a kind that stood in a table of its own before: the texts that dictionaries translated. What a store had lost by then, staff had taken away. */
  hadRows?: { texts: readonly string[] };
  /**
   * What becomes of one that is staff's, or that a release does not have any more: it stays, perhaps with another picture, or it is set
   * aside. Without this those of staff stay, and the others are set aside.
   */
  afterRelease?(
    document: z.output<Schema>,
    release: Release,
    origin: DocumentRow['origin'],
  ): z.output<Schema> | undefined;
  /** Of a document that the schema has no fault with, and the others: a sentence for each field, by its place. */
  faultsAmong?(body: z.output<Schema>, among: Among<z.output<Schema>>): Record<string, string>;
  /** Gives a document of a release the numbers that it has been known by, and new ones where others have them. */
  number?(
    released: z.output<Schema>,
    now: Partial<z.output<Schema>> | undefined,
    others: readonly Partial<z.output<Schema>>[],
  ): z.output<Schema>;
  /** What differs between two of its revisions that needs more than the rest: where it also has a call of its own, what that needs, recorded alike. */
  changesOf?(before: z.output<Schema>, after: z.output<Schema>): readonly OwnChange[];
  /** What no release changes of a document that is there, because staff set it by calls of their own: prices, and what is shown. */
  keep?(released: z.output<Schema>, now: Partial<z.output<Schema>>): z.output<Schema>;
  /** What it keeps of the live document whose place it takes: the name that this was known by. */
  inherit?(next: z.output<Schema>, live: z.output<Schema>): z.output<Schema>;
  /** The parts that an older revision does not bring back. */
  lasting?: readonly string[];
  carried?: Carried<z.output<Schema>>;
  /** What else keeps a sound document from being published, by field: what it names and the store does not have. */
  faultsInStore?(db: Db, document: z.output<Schema>): Promise<Record<string, string>>;
  /** What else is to be stored with a document as it becomes what visitors see; what they see of all others can be asked for. */
  onPublish?(trx: Trx, document: z.output<Schema>, live: () => Promise<Documents>): Promise<void>;
  /** What an empty store begins with, by key, in order. */
  fromRelease(release: Release): Record<string, z.output<Schema>>;
}

export const defineKind = <Schema extends z.ZodType>(kind: DocumentKind<Schema>): DocumentKind<Schema> => kind;

/** How the history and lists name a document. */
export function titleIn({ many, fixed, title }: DocumentKind, body: unknown): string {
  const named = many ?? fixed;
  if (!named) return title;
  // A draft may say anything; lists look for its title, and PostgreSQL keeps no text with a zero in it.
  return String(named.titleOf((body ?? {}) as Record<string, unknown>)).replaceAll('\0', '');
}

/** As a sentence of the history speaks of it: `branch Hubli showroom`. */
export const subjectOf = ({ many, fixed, title: kind }: DocumentKind, title: string): string =>
  many || fixed ? `${kind} ${title}` : kind;

/** Whether a document of this key may say this. */
export const isAtHome = ({ fixed }: DocumentKind, key: string, body: unknown): boolean =>
  !fixed || fixed.keyOf((body ?? {}) as Record<string, unknown>) === key;
