import type { Db } from './db.ts';

export interface PictureFile {
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

export async function insertPicture(db: Db, id: string, files: readonly PictureFile[]): Promise<void> {
  await db.insertInto('pictures').values({ id, created_at: Date.now() }).execute();
  for (const { name, contentType, bytes } of files) {
    await db.insertInto('picture_files').values({ name, picture_id: id, content_type: contentType, bytes }).execute();
  }
}

export const findPictureFile = (db: Db, name: string) =>
  db.selectFrom('picture_files').select(['content_type', 'bytes']).where('name', '=', name).executeTakeFirst();

/** From the smallest name to the largest. */
export const listPictureFiles = (db: Db, pictureId: string) =>
  db.selectFrom('picture_files').selectAll().where('picture_id', '=', pictureId).orderBy('name').execute();

export const hasPicture = async (db: Db, id: string): Promise<boolean> =>
  Boolean(await db.selectFrom('pictures').select('id').where('id', '=', id).executeTakeFirst());

export const hasPictureFile = async (db: Db, name: string): Promise<boolean> =>
  Boolean(await db.selectFrom('picture_files').select('name').where('name', '=', name).executeTakeFirst());
