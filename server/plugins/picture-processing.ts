import { randomBytes } from 'node:crypto';
import { messages } from '../../contract/messages.ts';
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  pictureFileName,
  scaledHeight,
  UPLOADS_PATH,
} from '../../contract/pictures.ts';
import type { PictureFile } from '../db/pictures.ts';
import { HttpError } from './http-error.ts';
import { pictureKind } from './picture-kind.ts';

const MAX_PIXELS = 50_000_000;
const LARGEST = PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] as number;

export interface ProcessedPicture {
  id: string;
  /** Address of the largest WebP. */
  path: string;
  files: PictureFile[];
}

/** Loaded with the first upload: most servers run for days without one. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Nothing of one picture is worth keeping for the next.
  sharp.cache(false);
  return sharp;
}

/** One at a time, because each may need a few hundred megabytes for a moment. */
let lastInLine: Promise<unknown> = Promise.resolve();

/** Draws the picture anew in our own sizes; of the original file nothing is kept, its metadata least of all. */
export function processPicture(original: Buffer): Promise<ProcessedPicture> {
  refuseOtherKinds(original);
  const task = lastInLine.then(() => encode(original));
  lastInLine = task.catch(() => {});
  return task;
}

function refuseOtherKinds(original: Buffer): void {
  const kind = pictureKind(original);
  if (kind === 'heic') throw new HttpError(415, messages.pictures.heic);
  if (kind === undefined) throw new HttpError(415, messages.pictures.unsupported);
}

async function encode(original: Buffer): Promise<ProcessedPicture> {
  const sharp = await loadSharp();
  const { data, info } = await decode(sharp, original);
  const id = randomBytes(9).toString('base64url').replaceAll('-', '~');
  const widths = [...PICTURE_WIDTHS.filter((width) => width < info.width), info.width];
  const files: PictureFile[] = [];
  for (const width of widths) {
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const height = scaledHeight(info, width);
    const drawn = sharp(data, { raw }).resize({ width, height, fit: 'fill' });
    for (const format of PICTURE_FORMATS) {
      const bytes = await (format === 'avif'
        ? drawn.clone().avif({ quality: 55, effort: 2 })
        : drawn.clone().webp({ quality: 80, effort: 4 })
      ).toBuffer();
      files.push({ name: pictureFileName(id, width, height, format), contentType: `image/${format}`, bytes });
    }
  }
  return { id, path: UPLOADS_PATH + pictureFileName(id, info.width, info.height, 'webp'), files };
}

async function decode(sharp: Awaited<ReturnType<typeof loadSharp>>, original: Buffer) {
  try {
    return await sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    const isTooLarge = error instanceof Error && /exceeds pixel limit|dimensions/i.test(error.message);
    throw new HttpError(422, isTooLarge ? messages.pictures.tooManyPixels : messages.pictures.broken);
  }
}
