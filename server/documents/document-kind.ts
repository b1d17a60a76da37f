import type * as z from 'zod';
import type { Content } from '../../content/load-content.ts';
import type { Locale } from '../../contract/locales.ts';
import type { Translate } from '../../contract/translate.ts';
import type { Trx } from '../db/db.ts';
import type { DocumentRow } from '../db/tables.ts';

/** What a release brings along, with the dictionaries of its files. */
export interface Release {
  content: Content;
  translations: Readonly<Record<Locale, Translate>>;
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
  /** Its documents have a number `id`, by which calls name them: none ever gets that of another. */
  isNumbered?: true;
  /** Of a kind that stood in a table of its own before: the texts that dictionaries translated. What a store had lost by then, staff had taken away. */
  hadRows?: { texts: readonly string[] };
  /**
   * What becomes of one that is staff's, or that a release does not have any more: it stays, perhaps with another picture, or it is set
   * aside. Without this those of staff stay, and the others are set aside.
   */
  keep?(document: z.output<Schema>, release: Release, origin: DocumentRow['origin']): z.output<Schema> | undefined;
  /** What else is to be stored with a document as it becomes what visitors see. */
  onPublish?(trx: Trx, document: z.output<Schema>): Promise<void>;
  /** What an empty store begins with, by key, in order. */
  fromRelease(release: Release): Record<string, z.output<Schema>>;
}

export const defineKind = <Schema extends z.ZodType>(kind: DocumentKind<Schema>): DocumentKind<Schema> => kind;

/** How the history and lists name a document. */
export const titleIn = ({ many, title }: DocumentKind, body: unknown): string =>
  many ? many.titleOf((body ?? {}) as Record<string, unknown>) : title;

/** As a sentence of the history speaks of it: `branch Hubli showroom`. */
export const subjectOf = ({ many, title: kind }: DocumentKind, title: string): string =>
  many ? `${kind} ${title}` : kind;
