import type { AvifOptions, WebpOptions } from 'sharp';
import sharp from 'sharp';
import type { PictureFormat, ReleasePictureKind } from '../../contract/pictures.ts';
import type { PictureEntry } from '../../contract/schemas/content.ts';
import { calmAlpha } from './calm-alpha.ts';
import { dominantColour } from './dominant-colour.ts';

/** Two sets are made at a time, each on one core; nothing of one picture is worth keeping for the next. */
sharp.concurrency(1);
sharp.cache(false);

interface Encoding {
  best: number;
  /** Below this a picture is rather too heavy than that ugly. */
  worst: number;
  options: AvifOptions & WebpOptions;
}

/** AVIF with effort 4 takes three times as long as with 3, for files 2 % smaller. WebP with effort 6 costs little. */
const encodings: Record<PictureFormat, Encoding> = {
  avif: { best: 60, worst: 32, options: { effort: 3 } },
  // The transparency is thinned out before; 99, because 100 has the encoder search for nine seconds.
  webp: { best: 80, worst: 28, options: { effort: 6, alphaQuality: 99, smartSubsample: true } },
};
/** Of light pictures there are many on one page and each shows for a moment, so they may be plainer. */
const lightEncoding: Encoding = { best: 60, worst: 20, options: { effort: 1 } };
const QUALITY_STEP = 4;
/** Below this, coarser transparency is less of a loss than still fewer details. */
const COARSE_BELOW = 56;
/** Of a long set, this many pictures are enough to find the quality that fits. */
const SAMPLES = 6;
const BLUR_WIDTH = 16;
const GLANCE_WIDTH = 96;
/** To be raised when something else changes what a picture looks like. */
const VERSION = 3;

/** A change of any of this makes the pictures of the kind anew. */
export const encodingSettings = ({ name, ...kind }: ReleasePictureKind): string =>
  JSON.stringify([
    ...[VERSION, kind, encodings, QUALITY_STEP, COARSE_BELOW, BLUR_WIDTH, GLANCE_WIDTH],
    ...(kind.light ? [lightEncoding] : []),
  ]);

export interface EncodedPicture {
  entry: PictureEntry;
  files: { format: PictureFormat; width: number; bytes: Buffer }[];
}

export interface EncodedSet {
  pictures: EncodedPicture[];
  /** What a person should know: quality lowered, or a weight that could not be held. */
  remarks: string[];
}

/** Pixels of a render in the size of its kind; three channels when nothing in it can be seen through. */
interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** The pictures of a set have one quality, so that a turn does not flicker, and together keep to the weight of their kind. */
export async function encodeSet(renders: readonly Buffer[], kind: ReleasePictureKind): Promise<EncodedSet> {
  const all: Pixels[] = [];
  for (const render of renders) all.push(await readRender(render, kind));
  const pictures: EncodedPicture[] = [];
  for (const pixels of all) pictures.push({ entry: await describe(pixels, kind), files: [] });
  const remarks: string[] = [];
  for (const format of kind.formats) {
    const encoding = encodings[format];
    const { width: ownWidth, maxBytes } = kind;
    const { quality, files: largest } = await encodeWithin(all, { width: ownWidth, format, maxBytes, encoding });
    const light = format === 'avif' && kind.light ? await encodeLight(all, kind.light) : undefined;
    for (const [index, picture] of pictures.entries()) {
      if (light) picture.files.push({ format, width: light.width, bytes: light.files[index] as Buffer });
      for (const width of kind.widths) {
        const isLargest = width === kind.width;
        const bytes = isLargest
          ? largest[index]
          : await encode(all[index] as Pixels, { width, format, encoding }, quality);
        picture.files.push({ format, width, bytes: bytes as Buffer });
      }
      picture.entry.bytes[format] = picture.files
        .filter((file) => file.format === format)
        .map(({ bytes }) => bytes.length);
    }
    remarks.push(...remarksOn(format, quality, meanWeight(largest), kind), ...(light?.remarks ?? []));
  }
  return { pictures, remarks };
}

async function readRender(render: Buffer, kind: ReleasePictureKind): Promise<Pixels> {
  const { width, height } = await sharp(render).metadata();
  const isSameShape = Math.abs((height * kind.width) / width - kind.height) < 1;
  if (width < kind.width || !isSameShape) {
    throw new Error(`is ${width}x${height} instead of ${kind.width}x${kind.height}`);
  }
  const { isOpaque } = await sharp(render).stats();
  const sized = sharp(render).toColourspace('srgb').resize({ width: kind.width, height: kind.height, fit: 'fill' });
  const { data, info } = await (isOpaque ? sized.removeAlpha() : sized.ensureAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/** What becomes of each picture of a set. */
interface Target {
  width: number;
  format: PictureFormat;
  encoding: Encoding;
}

/** The best quality with which the set is light enough. */
async function encodeWithin(all: readonly Pixels[], { maxBytes, ...target }: Target & { maxBytes: number }) {
  const qualities = qualitiesOf(target.encoding);
  const last = qualities.length - 1;
  const every = Math.ceil(all.length / SAMPLES);
  const samples = all.filter((_, index) => index % every === 0);
  const tried = new Map<number, Buffer[]>();
  const isLight = async (step: number) => {
    const files = await encodeAll(samples, qualities[step] as number);
    tried.set(step, files);
    return meanWeight(files) <= maxBytes;
  };
  const encodeAll = async (some: readonly Pixels[], quality: number) => {
    const files: Buffer[] = [];
    for (const pixels of some) files.push(await encode(pixels, target, quality));
    return files;
  };
  for (let step = (await isLight(0)) ? 0 : await firstStep(1, last, isLight); ; step += 1) {
    const quality = qualities[step] as number;
    const sampled = samples.length === all.length ? tried.get(step) : undefined;
    const files = sampled ?? (await encodeAll(all, quality));
    if (step === last || meanWeight(files) <= maxBytes) return { quality, files };
  }
}

async function encodeLight(all: readonly Pixels[], { width, maxSetBytes }: NonNullable<ReleasePictureKind['light']>) {
  const maxBytes = maxSetBytes / all.length;
  const { files } = await encodeWithin(all, { width, format: 'avif', maxBytes, encoding: lightEncoding });
  const weight = meanWeight(files) * all.length;
  const isTooHeavy = weight > maxSetBytes;
  return { width, files, remarks: isTooHeavy ? [`light set TOO HEAVY: ${Math.round(weight / 1000)} kB`] : [] };
}

const qualitiesOf = ({ best, worst }: Encoding): number[] =>
  Array.from({ length: Math.floor((best - worst) / QUALITY_STEP) + 1 }, (_, step) => best - step * QUALITY_STEP);

/** Halves what is left until the first step is found that holds; the last, where none does. */
async function firstStep(from: number, to: number, holds: (step: number) => Promise<boolean>): Promise<number> {
  let [first, last] = [from, to];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (await holds(middle)) last = middle;
    else first = middle + 1;
  }
  return first;
}

async function encode(pixels: Pixels, { width, format, encoding }: Target, quality: number): Promise<Buffer> {
  const options = { quality, ...encoding.options };
  if (format !== 'webp' || pixels.channels !== 4) return resized(pixels, width).toFormat(format, options).toBuffer();
  const { data, info } = await resized(pixels, width).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const grain = quality < COARSE_BELOW ? 'coarse' : 'fine';
  return sharp(calmAlpha(data, info.width, info.height, grain), { raw })
    .toFormat(format, options)
    .toBuffer();
}

async function describe(pixels: Pixels, kind: ReleasePictureKind): Promise<PictureEntry> {
  const glance = await resized(pixels, GLANCE_WIDTH).ensureAlpha().raw().toBuffer();
  const blur = await resized(pixels, BLUR_WIDTH).webp({ quality: 40, alphaQuality: 40, effort: 6 }).toBuffer();
  return {
    width: kind.width,
    height: kind.height,
    colour: dominantColour(glance),
    ...(kind.hasBlur && { blur: blur.toString('base64') }),
    bytes: {},
  };
}

const resized = ({ data, ...raw }: Pixels, width: number) =>
  width === raw.width ? sharp(data, { raw }) : sharp(data, { raw }).resize({ width });

const meanWeight = (files: readonly Buffer[]): number =>
  files.reduce((sum, { length }) => sum + length, 0) / files.length;

function remarksOn(format: PictureFormat, quality: number, weight: number, { maxBytes }: ReleasePictureKind): string[] {
  if (quality === encodings[format].best) return [];
  const verdict = weight > maxBytes ? `, TOO HEAVY: at most ${Math.floor(maxBytes / 1000)} kB wanted` : '';
  return [`${format} lowered to quality ${quality}: ${Math.round(weight / 1000)} kB${verdict}`];
}
