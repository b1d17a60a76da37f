import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UPLOADS_PATH } from '../../contract/pictures.ts';
import type { Db } from '../db/db.ts';
import { findPictureFile } from '../db/pictures.ts';
import { PUBLIC_FOLDERS } from '../http/static-files.ts';

/** The bytes of a picture that the content names by its address; undefined for one that is missing. */
export async function readPicture(db: Db, address: string): Promise<Uint8Array | undefined> {
  if (address.startsWith(UPLOADS_PATH)) {
    return (await findPictureFile(db, address.slice(UPLOADS_PATH.length)))?.bytes;
  }
  for (const folder of PUBLIC_FOLDERS) {
    const file = path.join(folder, path.normalize(address));
    const bytes = file.startsWith(path.join(folder, 'pictures')) && (await readFile(file).catch(() => undefined));
    if (bytes) return bytes;
  }
  return undefined;
}
