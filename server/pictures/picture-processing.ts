import { randomBytes } from 'node:crypto';
import { pictureFileName, UPLOADS_PATH } from '../../contract/pictures.ts';
import type { PictureFile } from '../db/pictures.ts';
import { HttpError } from '../http/http-error.ts';
import type { DrawnFile } from './draw-picture.ts';
import { drawApart } from './picture-drawer.ts';
import { pictureKind } from './picture-kind.ts';

export interface ProcessedPicture {
  id: string;
  /** Address of the largest WebP, and its size. */
  path: string;
  width: number;
  height: number;
  files: PictureFile[];
}

/** One at a time, because each may need a few hundred megabytes for a moment. */
let lastInLine: Promise<unknown> = Promise.resolve();

/** Draws the picture anew in our own sizes; of the original file nothing is kept, its metadata least of all. */
export function processPicture(original: Buffer): Promise<ProcessedPicture> {
  refuseOtherKinds(original);
  const task = lastInLine.then(() => draw(original));
  lastInLine = task.catch(() => {});
  return task;
}

function refuseOtherKinds(original: Buffer): void {
  const kind = pictureKind(original);
  if (kind === 'heic') throw new HttpError(415, 'pictures.heic');
  if (kind === 'svg') throw new HttpError(415, 'pictures.svg');
  if (kind === undefined) throw new HttpError(415, 'pictures.unsupported');
}

async function draw(original: Buffer): Promise<ProcessedPicture> {
  const drawn = await drawApart(original);
  if ('refusal' in drawn) throw new HttpError(422, `pictures.${drawn.refusal}`);
  const id = randomBytes(9).toString('base64url').replaceAll('-', '~');
  const nameOf = ({ width, height, format }: DrawnFile) => pictureFileName(id, width, height, format);
  const files = drawn.files.map((file) => ({
    name: nameOf(file),
    contentType: `image/${file.format}`,
    bytes: file.bytes,
  }));
  const largest = drawn.files.findLast(({ format }) => format === 'webp') as DrawnFile;
  const { width, height } = largest;
  return { id, path: UPLOADS_PATH + nameOf(largest), width, height, files };
}
