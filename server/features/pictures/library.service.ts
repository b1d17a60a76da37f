import type { PicturePart } from '../../../contract/picture-library.ts';
import { isWhole, PICTURES_PER_PAGE, roundedPart } from '../../../contract/picture-library.ts';
import { pictureFileName, UPLOADS_PATH } from '../../../contract/pictures.ts';
import type { Db, Trx } from '../../db/db.ts';
import type { PictureWords } from '../../db/pictures.ts';
import * as repository from '../../db/pictures.ts';
import type { PictureRow } from '../../db/tables.ts';
import type { Documents } from '../../documents/document-kind.ts';
import type { PictureUse } from '../../documents/picture-uses.ts';
import { listUses } from '../../documents/picture-uses.ts';
import { HttpError } from '../../http/http-error.ts';
import { processPart } from '../../pictures/picture-processing.ts';

/** Exactly as a database or a transaction has them. */
export type AsOf = (db: Db) => Promise<Documents>;

/** A part of a picture is found as the picture. */
export async function findWhole(db: Db, id: string): Promise<PictureRow> {
  const found = await repository.findPicture(db, id);
  const whole = found?.cut_of ? await repository.findPicture(db, found.cut_of) : found;
  if (!whole) throw new HttpError(404, 'pictures.unknown');
  return whole;
}

export const addressOf = ({ id, width, height }: Pick<PictureRow, 'id' | 'width' | 'height'>): string =>
  UPLOADS_PATH + pictureFileName(id, width, height, 'webp');

/** Counted by what this server knows to be live: whoever wants to delete one is told exactly. */
export async function listPictures(db: Db, asked: { search: string; page: number }, live: Documents) {
  const search = asked.search.trim().toLowerCase();
  const from = (asked.page - 1) * PICTURES_PER_PAGE;
  const rows = await repository.listPictures(db, search, from, PICTURES_PER_PAGE);
  const ids = rows.map(({ id }) => id);
  const originals = await repository.findWithOriginals(db, ids);
  const wholeOf = new Map([
    ...ids.map((id) => [id, id] as const),
    ...(await repository.listCuts(db, ids)).map(({ id, cut_of }) => [id, cut_of ?? id] as const),
  ]);
  const places = Map.groupBy(await listUses(db, live), ({ picture }) => wholeOf.get(picture));
  return {
    total: await repository.countPictures(db, search),
    pictures: rows.map((row) => ({
      ...pictureOf(row, originals.has(row.id)),
      uses: countPlaces(places.get(row.id) ?? []),
    })),
  };
}

/** What is live and in the draft of the same document is one place. */
const countPlaces = (uses: readonly PictureUse[]): number =>
  new Set(uses.map(({ kind, key, place }) => [kind, key, place].join('\n'))).size;

const pictureOf = (row: PictureRow, hasOriginal: boolean) => ({
  ...{ id: row.id, width: row.width, height: row.height, name: row.name, author: row.author, hasOriginal },
  address: addressOf(row),
  at: row.created_at,
  ...wordsOf(row),
});

export const wordsOf = ({ alt, is_decorative }: PictureRow): PictureWords => ({
  alt: JSON.parse(alt),
  isDecorative: is_decorative === 1,
});

export async function readPicture(db: Db, id: string, asOf: AsOf) {
  const row = await findWhole(db, id);
  const hasOriginal = (await repository.findWithOriginals(db, [row.id])).has(row.id);
  const asked = await repository.findPicture(db, id);
  return { ...pictureOf(row, hasOriginal), part: partOf(asked ?? row), uses: await usesOf(db, row, asOf) };
}

const partOf = ({ part }: PictureRow): PicturePart | null => (part === null ? null : JSON.parse(part));

/** With what stands in each place: the picture itself, or a part of it. */
export async function usesOf(db: Db, row: PictureRow, asOf: AsOf) {
  const drawn = new Map([row, ...(await repository.listCuts(db, [row.id]))].map((one) => [one.id, one]));
  return (await listUses(db, await asOf(db))).flatMap((use) => {
    const picture = drawn.get(use.picture);
    if (!picture) return [];
    const { width, height } = picture;
    return [{ ...use, shown: { address: addressOf(picture), width, height, part: partOf(picture) } }];
  });
}

/** Draws a part of it from what came, or from the largest there is of it. The same part is drawn once. */
export async function cutPicture(db: Db, id: string, asked: PicturePart, author: string) {
  const whole = await findWhole(db, id);
  if (isWhole(asked)) return describe(whole);
  const known = await findCut(db, whole, asked);
  if (known) return describe(known);
  const { part, picture } = await processPart(await sourceOf(db, whole), asked);
  await db.transaction().execute(async (trx) => {
    // It may have been deleted while the part was drawn.
    if (!(await repository.holdPicture(trx, whole.id))) throw new HttpError(404, 'pictures.unknown');
    await repository.insertPicture(trx, { ...picture, name: whole.name, author, cutOf: { id: whole.id, part } });
  });
  return describe(picture);
}

const describe = (picture: Pick<PictureRow, 'id' | 'width' | 'height'>) => {
  const { id, width, height } = picture;
  return { id, width, height, address: addressOf(picture) };
};

async function findCut(db: Db, { id }: PictureRow, asked: PicturePart): Promise<PictureRow | undefined> {
  const wanted = JSON.stringify(roundedPart(asked));
  return (await repository.listCuts(db, [id])).find(({ part }) => part === wanted);
}

async function sourceOf(db: Db, whole: PictureRow): Promise<Uint8Array> {
  const original = await repository.findOriginal(db, whole.id);
  const source = original ?? (await repository.findPictureFile(db, addressOf(whole).slice(UPLOADS_PATH.length)));
  if (!source) throw new HttpError(404, 'pictures.unknown');
  return source.bytes;
}

/** Refused while anything uses it, with the places. */
export async function deletePicture(trx: Trx, id: string, asOf: AsOf): Promise<PictureRow> {
  const whole = await findWhole(trx, id);
  await repository.holdPicture(trx, whole.id);
  const uses = await usesOf(trx, whole, asOf);
  if (uses.length > 0) throw new HttpError(409, 'pictures.used', { current: { uses } });
  await repository.deletePicture(trx, whole.id);
  return whole;
}
