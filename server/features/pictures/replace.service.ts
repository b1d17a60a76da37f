import type { OtherPicture } from '../../../contract/documents/named-pictures.ts';
import { middlePart } from '../../../contract/picture-library.ts';
import type { AuditEntry } from '../../db/audit.ts';
import type { Db, Trx } from '../../db/db.ts';
import { listPictureFiles } from '../../db/pictures.ts';
import type { PictureRow } from '../../db/tables.ts';
import { siteKind } from '../../documents/kinds/site.ts';
import { replaceInDocument } from '../../documents/replace-pictures.ts';
import { HttpError } from '../../http/http-error.ts';
import type { AsOf } from './library.service.ts';
import { addressOf, cutPicture, findWhole, usesOf } from './library.service.ts';

type Use = Awaited<ReturnType<typeof usesOf>>[number];

export interface Prepared {
  whole: PictureRow;
  by: PictureRow;
  /** By the id of what stands there. */
  others: ReadonlyMap<string, OtherPicture>;
}

/** Draws, before anything is changed, what is to stand in each place: the other picture, in the shape of what stands there. */
export async function prepareReplacing(
  db: Db,
  { id, by: other, author }: { id: string; by: string; author: string },
  asOf: AsOf,
): Promise<Prepared> {
  const [whole, by] = [await findWhole(db, id), await findWhole(db, other)];
  if (whole.id === by.id) throw new HttpError(400, 'pictures.itself', { fields: { by: 'pictures.itself' } });
  const uses = await usesOf(db, whole, asOf);
  if (uses.length === 0) throw new HttpError(409, 'pictures.notUsed');
  const others = new Map<string, OtherPicture>();
  const ground = uses.some(({ kind }) => kind === siteKind.name) ? await groundOf(db, by) : undefined;
  for (const use of uses) {
    if (others.has(use.picture)) continue;
    others.set(use.picture, { ...(await inShapeOf(db, use, { whole, by, author })), ground });
  }
  return { whole, by, others };
}

/** Asked for a logo alone: the drawing library is loaded with the first. */
async function groundOf(db: Db, { id }: PictureRow) {
  const { logoGround } = await import('../../pictures/logo-ground.ts');
  const [file] = await listPictureFiles(db, id);
  return file && logoGround(file.bytes);
}

async function inShapeOf(
  db: Db,
  { picture, shown }: Use,
  { whole, by, author }: { whole: PictureRow; by: PictureRow; author: string },
): Promise<OtherPicture> {
  // Where all of the old one was shown, all of the new one is.
  const part = picture === whole.id ? undefined : middlePart(by, shown.width / shown.height);
  if (!part) return { id: by.id, address: addressOf(by) };
  return cutPicture(db, by.id, part, author);
}

/** In a transaction that has raised the content version. */
export async function replacePicture(
  trx: Trx,
  { whole, by, others }: Prepared,
  author: string,
  asOf: AsOf,
): Promise<AuditEntry[]> {
  await findWhole(trx, by.id);
  const uses = await usesOf(trx, whole, asOf);
  // Somebody has cut it in yet another shape while the others were drawn.
  if (uses.some(({ picture }) => !others.has(picture))) throw new HttpError(409, 'pictures.changedMeanwhile');
  const documents = Map.groupBy(uses, ({ kind, key }) => `${kind}\n${key}`);
  const entries: AuditEntry[] = [];
  for (const [first] of documents.values()) {
    if (first) entries.push(...(await replaceInDocument(trx, first, { others, author })));
  }
  const [before, after] = [whole, by].map(({ id, name }) => ({ id, name }));
  return [{ action: 'picture.replace', subject: whole.id, before, after }, ...entries];
}
