import { randomBytes } from 'node:crypto';
import type { PicturePart } from '../../contract/picture-library.ts';
import { isWhole, roundedPart } from '../../contract/picture-library.ts';
import { pictureFileName, UPLOADS_PATH } from '../../contract/pictures.ts';
import type { Original, PictureFile } from '../db/pictures.ts';
import { HttpError } from '../http/http-error.ts';
import type { DrawnFile } from './draw-picture.ts';
import { drawApart } from './picture-drawer.ts';
import { pictureKind } from './picture-kind.ts';

/** A picture in our own sizes, with a name of its own. */
export interface ProcessedPicture {
  id: string;
  /** Address of the largest WebP, and its size. */
  path: string;
  width: number;
  height: number;
  files: PictureFile[];
}

/** What came, drawn as a whole, and the part of it that is to be shown where that is less. */
export interface ProcessedUpload {
  original: Original;
  whole: ProcessedPicture;
  cut?: { part: PicturePart; picture: ProcessedPicture } | undefined;
}

/** One at a time, because each may need a few hundred megabytes for a moment. */
let lastInLine: Promise<unknown> = Promise.resolve();

function inLine<Result>(draw: () => Promise<Result>): Promise<Result> {
  const task = lastInLine.then(draw);
  lastInLine = task.catch(() => {});
  return task;
}

/** Draws the picture anew in our own sizes; what came is kept beside it as it is, and shown to nobody. */
export function processUpload(original: Buffer, part?: PicturePart): Promise<ProcessedUpload> {
  const contentType = typeOf(original);
  return inLine(async () => {
    const whole = await draw(original);
    const cut = part && !isWhole(part) && (await drawCut(original, part));
    return { original: { contentType, bytes: original }, whole, ...(cut && { cut }) };
  });
}

/** A part of one that was stored before. */
export const processPart = (original: Uint8Array, part: PicturePart) => inLine(() => drawCut(original, part));

async function drawCut(original: Uint8Array, asked: PicturePart) {
  const part = roundedPart(asked);
  return { part, picture: await draw(original, part) };
}

function typeOf(original: Buffer): string {
  const kind = pictureKind(original);
  if (kind === 'heic') throw new HttpError(415, 'pictures.heic');
  if (kind === 'svg') throw new HttpError(415, 'pictures.svg');
  if (kind === undefined) throw new HttpError(415, 'pictures.unsupported');
  return `image/${kind}`;
}

async function draw(original: Uint8Array, part?: PicturePart): Promise<ProcessedPicture> {
  const drawn = await drawApart(original, { part });
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
