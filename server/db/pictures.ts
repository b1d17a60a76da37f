import { sql } from 'kysely';
import type { PicturePart } from '../../contract/picture-library.ts';
import type { Db, Trx } from './db.ts';
import type { PictureRow } from './tables.ts';

export interface PictureFile {
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

export interface Original {
  contentType: string;
  bytes: Uint8Array;
}

export interface NewPicture {
  id: string;
  width: number;
  height: number;
  files: readonly PictureFile[];
  /** As it came; what was uploaded before originals were kept has none, and a part of a picture has that of the whole. */
  original?: Original | undefined;
  name?: string | undefined;
  author?: string | undefined;
  words?: PictureWords | undefined;
  cutOf?: { id: string; part: PicturePart } | undefined;
}

export interface PictureWords {
  /** In every language, as JSON of a local text. */
  alt: { en: string; kn?: { text: string; of: string } | undefined; hi?: { text: string; of: string } | undefined };
  isDecorative: boolean;
}

const NO_WORDS: PictureWords = { alt: { en: '' }, isDecorative: false };

export async function insertPicture(db: Db, picture: NewPicture): Promise<void> {
  const { id, width, height, name = '', author = '', words = NO_WORDS, cutOf, original } = picture;
  const row = { id, created_at: Date.now(), name, author, width, height, ...columnsOf(words, name) };
  const cut = cutOf && { cut_of: cutOf.id, part: JSON.stringify(cutOf.part) };
  await db
    .insertInto('pictures')
    .values({ ...row, ...cut })
    .execute();
  for (const { name: file, contentType, bytes } of picture.files) {
    await db
      .insertInto('picture_files')
      .values({ name: file, picture_id: id, content_type: contentType, bytes })
      .execute();
  }
  if (!original) return;
  const { contentType, bytes } = original;
  await db.insertInto('picture_originals').values({ picture_id: id, content_type: contentType, bytes }).execute();
}

const columnsOf = ({ alt, isDecorative }: PictureWords, name: string) => ({
  alt: JSON.stringify(alt),
  is_decorative: isDecorative ? 1 : 0,
  search_text: [name, alt.en, alt.kn?.text, alt.hi?.text].filter(Boolean).join('\n').toLowerCase(),
});

/** False where they are no longer as this row has them. */
export async function setPictureWords(trx: Trx, row: PictureRow, words: PictureWords): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pictures')
    .set(columnsOf(words, row.name))
    .where('id', '=', row.id)
    .where('alt', '=', row.alt)
    .where('is_decorative', '=', row.is_decorative)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const findPictureFile = (db: Db, name: string) =>
  db.selectFrom('picture_files').select(['content_type', 'bytes']).where('name', '=', name).executeTakeFirst();

/** From the smallest name to the largest. */
export const listPictureFiles = (db: Db, pictureId: string) =>
  db.selectFrom('picture_files').selectAll().where('picture_id', '=', pictureId).orderBy('name').execute();

export const findPicture = (db: Db, id: string): Promise<PictureRow | undefined> =>
  db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst();

/** As it is now, and for whoever else wants to change or delete it not before this transaction ends. */
export const holdPicture = (trx: Trx, id: string): Promise<PictureRow | undefined> =>
  trx
    .updateTable('pictures')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export const findOriginal = (db: Db, id: string) =>
  db.selectFrom('picture_originals').select(['content_type', 'bytes']).where('picture_id', '=', id).executeTakeFirst();

/** Which of these are kept as they came. */
export async function findWithOriginals(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('picture_originals').select('picture_id').where('picture_id', 'in', ids).execute();
  return new Set(rows.map(({ picture_id }) => picture_id));
}

/** Which of these files there are. */
export async function findStoredFiles(db: Db, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const rows = await db.selectFrom('picture_files').select('name').where('name', 'in', names).execute();
  return new Set(rows.map(({ name }) => name));
}

export const hasPicture = async (db: Db, id: string): Promise<boolean> =>
  Boolean(await db.selectFrom('pictures').select('id').where('id', '=', id).executeTakeFirst());

export const hasPictureFile = async (db: Db, name: string): Promise<boolean> =>
  Boolean(await db.selectFrom('picture_files').select('name').where('name', '=', name).executeTakeFirst());

/** The parts of these that were drawn. */
export const listCuts = (db: Db, ids: readonly string[]): Promise<PictureRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.selectFrom('pictures').selectAll().where('cut_of', 'in', ids).execute();

const matching = (db: Db, search: string) =>
  db
    .selectFrom('pictures')
    .where('cut_of', 'is', null)
    .$if(search !== '', (query) =>
      query.where('search_text', 'like', sql<string>`${`%${search.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`),
    );

/** Whole ones, the newest first. The search is in lower case; empty: all. */
export const listPictures = (db: Db, search: string, from: number, limit: number): Promise<PictureRow[]> =>
  matching(db, search)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(from)
    .execute();

export async function countPictures(db: Db, search: string): Promise<number> {
  const { total } = await matching(db, search)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** With its parts and all files. */
export const deletePicture = (trx: Trx, id: string) =>
  trx
    .deleteFrom('pictures')
    .where(({ eb, or }) => or([eb('id', '=', id), eb('cut_of', '=', id)]))
    .execute();
