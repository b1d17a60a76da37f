import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UPLOADS_PATH } from '../../../contract/pictures.ts';
import type { Db } from '../../db/engine.ts';
import { findPictureFile } from '../../db/pictures.ts';
import { PUBLIC_FOLDER } from '../../plugins/static-files.ts';
import type { Brochure, PictureBytes } from './brochure.ts';

/** Reads every picture that the brochure names. One that is missing is left out: a brochure without it is better than none. */
export async function readPictures(db: Db, { content, accessories }: Brochure): Promise<PictureBytes> {
  const named = new Set([
    content.hero,
    ...content.colours.map(({ image }) => image),
    ...content.features.map(({ image }) => image),
    ...accessories.map(({ image }) => image),
  ]);
  const found: PictureBytes = {};
  for (const address of named) {
    const bytes = await readPicture(db, address);
    if (bytes) found[address] = bytes;
  }
  return found;
}

async function readPicture(db: Db, address: string): Promise<Uint8Array | undefined> {
  if (address.startsWith(UPLOADS_PATH)) {
    return (await findPictureFile(db, address.slice(UPLOADS_PATH.length)))?.bytes;
  }
  const file = path.join(PUBLIC_FOLDER, path.normalize(address));
  if (!file.startsWith(path.join(PUBLIC_FOLDER, 'pictures'))) return undefined;
  return readFile(file).catch(() => undefined);
}
