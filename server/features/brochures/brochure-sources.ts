import type { Db } from '../../db/db.ts';
import { readPicture } from '../../pictures/read-picture.ts';
import type { Brochure, PictureBytes } from './brochure.ts';

/** Reads every picture that the brochure names. One that is missing is left out: a brochure without it is better than none. */
export async function readPictures(db: Db, { site, content, accessories }: Brochure): Promise<PictureBytes> {
  const named = new Set([
    ...(site.logo ? [site.logo.address] : []),
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
