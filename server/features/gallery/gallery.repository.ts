import type { Db } from '../../db/db.ts';

export const insertImage = (db: Db, image: { image_path: string; alt: string; picture_id: string }) =>
  db.insertInto('gallery').values(image).returning('id').executeTakeFirstOrThrow();

export const deleteImage = (db: Db, id: number) =>
  db.deleteFrom('gallery').where('id', '=', id).returning(['id', 'image_path', 'alt', 'picture_id']).executeTakeFirst();
