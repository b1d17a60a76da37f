import type * as z from 'zod';
import type { Content } from '../../content/load-content.ts';
import type { Locale } from '../../contract/locales.ts';
import type { Translate } from '../../contract/translate.ts';
import type { Trx } from '../db/db.ts';

/** What a release brings along, with the dictionaries of its files. */
export interface Release {
  content: Content;
  translations: Readonly<Record<Locale, Translate>>;
}

/** One kind of what a dealership says. */
export interface DocumentKind<Schema extends z.ZodType = z.ZodType> {
  /** As it stands in addresses and in the history. */
  name: string;
  /** What its documents are called by people. */
  title: string;
  /** Asked when a document is published; until then it may be half filled in. */
  schema: Schema;
  /** What else is to be stored with a document as it becomes what visitors see. */
  onPublish?(trx: Trx, document: z.output<Schema>): Promise<void>;
  /** What an empty store begins with, by key. */
  fromRelease(release: Release): Record<string, z.output<Schema>>;
}

export const defineKind = <Schema extends z.ZodType>(kind: DocumentKind<Schema>): DocumentKind<Schema> => kind;
