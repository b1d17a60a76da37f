import type { Metadata, Region, Sharp } from 'sharp';
import sharp from 'sharp';
import type { PicturePart } from '../../contract/picture-library.ts';
import type { PictureFormat } from '../../contract/pictures.ts';
import { PICTURE_FORMATS, PICTURE_WIDTHS, scaledHeight } from '../../contract/pictures.ts';

/** Decodes what somebody has sent, and draws it anew. Only ever done in the process that is there for it. */

const MAX_PIXELS = 50_000_000;
/** A row or a column of millions of pixels is cheap to send, and dear to hold or to go through. */
const MAX_SIDE = 16_000;
/** What may be held at once to decode a picture: 50 megapixels of three bytes. */
const MAX_HELD_BYTES = 3 * MAX_PIXELS;
const LARGEST = PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] as number;

export interface DrawnFile {
  width: number;
  height: number;
  format: PictureFormat;
  bytes: Uint8Array;
}
type Refusal = 'broken' | 'tooManyPixels' | 'tooLong' | 'tooDemanding' | 'largeAvif';
/** The files from the smallest to the largest. */
export type DrawnPicture = { files: DrawnFile[] } | { refusal: Refusal };

// Nothing of one picture is worth keeping for the next.
sharp.cache(false);

/** All of it, or a part. */
export async function drawPicture(original: Uint8Array, part?: PicturePart): Promise<DrawnPicture> {
  const source = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
  try {
    const head = await source.metadata();
    const refusal = refusalOf(head);
    return refusal
      ? { refusal }
      : { files: await encode(await decode(source, part && pixelsOf(part, head.autoOrient))) };
  } catch (error) {
    const isTooLarge = error instanceof Error && /exceeds pixel limit|dimensions/i.test(error.message);
    return { refusal: isTooLarge ? 'tooManyPixels' : 'broken' };
  }
}

/** From the head of the file alone, before anything of the picture is unpacked. */
function refusalOf(head: Metadata): Refusal | undefined {
  const { width, height } = head;
  if (width * height > MAX_PIXELS) return 'tooManyPixels';
  if (Math.max(width, height) > MAX_SIDE) return 'tooLong';
  if (width * height * bytesHeldPerPixel(head) <= MAX_HELD_BYTES) return undefined;
  return head.compression === 'av1' ? 'largeAvif' : 'tooDemanding';
}

/** Most pictures are read row by row. These are held as a whole, since what they are made of lies scattered over the file. */
function bytesHeldPerPixel({ format, compression, isProgressive, ...head }: Metadata): number {
  const bytes = Math.ceil((head.bitsPerSample ?? 8) / 8);
  // In fact some 16: the 12 megapixels that cameras usually have just fit into what the process may take in all.
  if (compression === 'av1') return bytes === 1 ? 12.2 : 15 * bytes;
  if (format === 'png' && isProgressive) return head.channels * bytes;
  if (format === 'jpeg' && isProgressive) return 2 * samplesPerPixel(head);
  return 0;
}

function samplesPerPixel({ chromaSubsampling, channels }: Pick<Metadata, 'chromaSubsampling' | 'channels'>): number {
  return chromaSubsampling === '4:2:0' ? 1.5 : channels;
}

type Decoded = Awaited<ReturnType<typeof decode>>;

/** One pixel at least, and none beyond the edges. */
function pixelsOf({ x, y, width, height }: PicturePart, whole: { width: number; height: number }): Region {
  const side = (start: number, length: number, all: number) => {
    const from = Math.min(Math.round(start * all), all - 1);
    return [from, Math.max(1, Math.min(Math.round(length * all), all - from))] as const;
  };
  const [left, wide] = side(x, width, whole.width);
  const [top, high] = side(y, height, whole.height);
  return { left, top, width: wide, height: high };
}

const decode = (source: Sharp, region?: Region) =>
  (region ? source.autoOrient().extract(region) : source.autoOrient())
    .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

async function encode({ data, info }: Decoded): Promise<DrawnFile[]> {
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files: DrawnFile[] = [];
  for (const width of [...PICTURE_WIDTHS.filter((one) => one < info.width), info.width]) {
    const height = scaledHeight(info, width);
    const drawn = sharp(data, { raw }).resize({ width, height, fit: 'fill' });
    for (const format of PICTURE_FORMATS) {
      const bytes = await (format === 'avif'
        ? drawn.clone().avif({ quality: 55, effort: 2 })
        : drawn.clone().webp({ quality: 80, effort: 4 })
      ).toBuffer();
      files.push({ width, height, format, bytes });
    }
  }
  return files;
}
