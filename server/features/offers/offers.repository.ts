import type { Db } from '../../db/engine.ts';

interface NewOffer {
  title: string;
  description: string;
  image: string;
  picture_id: string;
}

export const insertOffer = (db: Db, offer: NewOffer) =>
  db.insertInto('offers').values(offer).returning('id').executeTakeFirstOrThrow();

export const deleteOffer = (db: Db, id: number) =>
  db
    .deleteFrom('offers')
    .where('id', '=', id)
    .returning(['id', 'title', 'description', 'picture_id'])
    .executeTakeFirst();
