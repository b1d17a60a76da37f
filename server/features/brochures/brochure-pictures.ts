import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { LogoGround } from '../../../contract/logo.ts';
import { logoPlates } from '../../../contract/logo.ts';
import type { Brochure, PictureBytes } from './brochure.ts';
import { logoPlace, STAGE_HEIGHT } from './document/cover.ts';
import { colourPictureSize, featurePictureSize } from './document/looks.ts';
import { accessoryPictureSize } from './document/showroom.ts';
import { colours, PAGE } from './document/style.ts';

/** Pixels of a picture for each point on paper: about 150 to the inch, as much as a phone or an office printer shows. */
const SCALE = 2.1;
const MAX_PIXELS = 50_000_000;
const CORNER = 5;
const JPEG_QUALITY = 82;
/** As many as there may be cores for; all of them at once would only need the memory of all at once. */
const AT_ONCE = 2;

// Of one brochure only its finished pictures are worth keeping for the next.
sharp.cache(false);

/** Finished pictures of a few kB each: those of all models in one language and then in another, until the process ends. */
const MOST_KEPT = 300;
const kept = new Map<string, Buffer>();

interface Size {
  width: number;
  height: number;
}

interface Drawing {
  key: string;
  address: string;
  /** Two pictures with the same source that are drawn alike are the same picture. */
  manner: string;
  draw: (source: Uint8Array) => Promise<Sharp>;
}

/**
 * Every picture as the document shows it, as a data address of a JPEG, which goes into the file as it is. Models share their
 * accessories, and languages all of a model's pictures: what was drawn for another brochure is not drawn again.
 */
export async function drawPictures(
  brochure: Brochure,
  bytes: PictureBytes,
  drawn = kept,
): Promise<Record<string, string>> {
  const images: Record<string, string> = {};
  const waiting = drawings(brochure).values();
  const drawNext = async () => {
    for (const { key, address, manner, draw } of waiting) {
      const source = bytes[address];
      const jpeg = source && (await jpegOnce(drawn, source, manner, draw));
      if (jpeg) images[key] = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, drawNext));
  return images;
}

async function jpegOnce(drawn: Map<string, Buffer>, source: Uint8Array, manner: string, draw: Drawing['draw']) {
  const name = `${manner} ${createHash('sha256').update(source).digest('base64url')}`;
  const before = drawn.get(name);
  if (before) return before;
  const jpeg = await jpegOf(source, draw);
  const [oldest] = drawn.keys();
  if (oldest !== undefined && drawn.size >= MOST_KEPT) drawn.delete(oldest);
  if (jpeg) drawn.set(name, jpeg);
  return jpeg;
}

/** A picture that cannot be read is left out, like one that is missing. */
const jpegOf = async (source: Uint8Array, draw: Drawing['draw']): Promise<Buffer | undefined> =>
  draw(source)
    .then((picture) => picture.jpeg({ quality: JPEG_QUALITY }).toBuffer())
    .catch(() => undefined);

/** One for each key, although several parts of the document may show the same picture. */
function drawings({ site, content, accessories }: Brochure): Drawing[] {
  const onCardOf = (size: Size) => ({
    manner: `card of ${size.width} by ${size.height}`,
    draw: (source: Uint8Array) => drawOnCard(source, size),
  });
  const { colours: paints, features } = content;
  const { logo } = site;
  const all: Drawing[] = [
    {
      key: 'stage',
      address: content.hero,
      manner: `stage ${site.accentColour}`,
      draw: (source) => drawOnStage(source, site.accentColour),
    },
    ...(logo
      ? [
          {
            key: 'logo',
            address: logo.address,
            manner: `logo ${logo.ground}`,
            draw: (source: Uint8Array) => drawOnWall(source, logo.ground),
          },
        ]
      : []),
    ...paints.map(({ image }) => ({
      key: `colour ${image}`,
      address: image,
      ...onCardOf(colourPictureSize(paints.length)),
    })),
    ...features.map(({ image }, index) => ({
      key: `feature ${index} ${image}`,
      address: image,
      ...onCardOf(featurePictureSize(features.length, index)),
    })),
    ...accessories.map(({ image }) => ({
      key: `accessory ${image}`,
      address: image,
      ...onCardOf(accessoryPictureSize),
    })),
  ];
  return [...new Map(all.map((drawing) => [drawing.key, drawing])).values()];
}

const open = (source: Uint8Array): Sharp => sharp(source, { limitInputPixels: MAX_PIXELS, density: 144 });

const pixels = (points: number): number => Math.round(points * SCALE);

/** The vehicle before a large wheel in the dealership's colour, on light ground that fills the page from edge to edge. */
async function drawOnStage(source: Uint8Array, accent: string): Promise<Sharp> {
  const [width, height] = [pixels(PAGE.width), pixels(STAGE_HEIGHT)];
  const { data, info } = await open(source)
    .resize({ width: Math.round(width * 0.94), height: Math.round(height * 0.74), fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const vehicle = {
    input: data,
    raw: { width: info.width, height: info.height, channels: info.channels },
    left: Math.round((width - info.width) / 2),
    top: height - info.height - pixels(4),
  };
  return sharp(Buffer.from(stageGround(width, height, accent)))
    .composite([vehicle])
    .flatten();
}

const WALL = '#faf9f8';

const stageGround = (width: number, height: number, accent: string): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <linearGradient id="wall" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="${WALL}"/><stop offset="0.72" stop-color="#eceae7"/><stop offset="1" stop-color="#d9d6d1"/>
  </linearGradient>
  <linearGradient id="wheel" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0.35" stop-color="${accent}"/><stop offset="1" stop-color="${accent}" stop-opacity="0.12"/>
  </linearGradient>
  <rect width="${width}" height="${height}" fill="url(#wall)"/>
  <circle cx="${width * 0.66}" cy="${height * 0.635}" r="${height * 0.29}" fill="none" stroke="url(#wheel)"
    stroke-width="${height * 0.06}"/>
</svg>`;

/** On the colour of the wall, where it begins at the top of the cover; one drawn for dark ground brings that along. */
async function drawOnWall(source: Uint8Array, ground: LogoGround): Promise<Sharp> {
  const box = { width: pixels(logoPlace.width), height: pixels(logoPlace.height) };
  const isDark = ground === 'dark';
  const background = isDark ? logoPlates.dark : WALL;
  const edge = isDark ? pixels(4) : 0;
  return open(source)
    .resize({ width: box.width - 2 * edge, height: box.height - 2 * edge, fit: 'inside' })
    .flatten({ background })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background });
}

/** Cut-outs stand whole on a quiet surface; pictures with a background of their own fill the card. */
async function drawOnCard(source: Uint8Array, { width, height }: Size): Promise<Sharp> {
  const size = { width: pixels(width), height: pixels(height) };
  const picture = open(source);
  const { hasAlpha } = await picture.metadata();
  return picture
    .resize({ ...size, fit: hasAlpha ? 'contain' : 'cover', background: colours.surface })
    .flatten({ background: colours.surface })
    .composite([{ input: Buffer.from(paperCorners(size)) }]);
}

/** White over the four corners: the cards are round on a page that is white. */
function paperCorners({ width, height }: Size): string {
  const radius = pixels(CORNER);
  const corner = `M0 0H${radius}A${radius} ${radius} 0 0 0 0 ${radius}Z`;
  const placed = [
    `<path d="${corner}"/>`,
    `<path d="${corner}" transform="translate(${width} 0) scale(-1 1)"/>`,
    `<path d="${corner}" transform="translate(0 ${height}) scale(1 -1)"/>`,
    `<path d="${corner}" transform="translate(${width} ${height}) scale(-1 -1)"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#fff">${placed.join('')}</svg>`;
}
