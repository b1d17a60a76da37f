import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../db/db.ts';
import { offerStateOn } from '../../db/offer-days.ts';
import type { Tables } from '../../db/tables.ts';

export type StoredOffer = Selectable<Tables['offers']>;

/** Each with what becomes of it on that day. */
export const listOffers = (db: Db, day: string) =>
  db.selectFrom('offers').selectAll().select(offerStateOn(day).as('state')).orderBy('id', 'desc').execute();

export const findOffer = (db: Db, id: number) =>
  db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst();

export const insertOffer = (db: Db, offer: Insertable<Tables['offers']>) =>
  db.insertInto('offers').values(offer).returning('id').executeTakeFirstOrThrow();

/** One statement both looks and changes: returns false, and changes nothing, where the version is not the one expected. */
export async function updateOffer(
  db: Db,
  id: number,
  offer: Updateable<Tables['offers']>,
  expectedVersion: number | undefined,
): Promise<boolean> {
  const updated = await db
    .updateTable('offers')
    .set(({ eb }) => ({ ...offer, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .$if(expectedVersion !== undefined, (query) => query.where('version', '=', expectedVersion ?? 0))
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

export const deleteOffer = (db: Db, id: number) =>
  db
    .deleteFrom('offers')
    .where('id', '=', id)
    .returning(['id', 'title', 'description', 'picture_id'])
    .executeTakeFirst();
