import sharp from 'sharp';
import type { LogoGround } from '../../../contract/logo.ts';
import { logoPlates } from '../../../contract/logo.ts';
import { PREVIEW_SIZE } from '../../../contract/previews.ts';
import type { Weight } from '../../pictures/lettering.ts';
import { lineOf, wrap } from '../../pictures/lettering.ts';
import type { Preview } from './preview.ts';

const { width, height } = PREVIEW_SIZE;
const MAX_PIXELS = 50_000_000;
/** Some chat apps leave out a picture of more than 300 kB; at this quality one weighs a quarter of that. */
export const JPEG = { quality: 84, chromaSubsampling: '4:4:4' } as const;

export const LEFT = 64;
const TEXT_WIDTH = 470;
const HEADLINE = { size: 76, height: 78 };
export const SHADES = {
  light: { ink: '#17181b', muted: '#5a5d63' },
  dark: { ink: '#ffffff', muted: '#e4e2df' },
} as const;

// Nothing of one picture is worth keeping for the next.
sharp.cache(false);

/** Those that could be found. */
interface Sources {
  picture?: Uint8Array | undefined;
  logo?: Uint8Array | undefined;
}

/** Draws on sharp's own threads; only the outlines of a few words are worked out here. */
export async function drawPreview(preview: Preview, { picture, logo }: Sources): Promise<Buffer> {
  const { accent, isScene } = preview;
  const layers = [
    ...(picture ? [await (isScene ? sceneLayer(picture) : vehicleLayer(picture))] : []),
    { input: Buffer.from(svg((isScene ? shadow() : '') + words(preview, logo !== undefined))) },
    ...(logo && preview.logo ? [await logoLayer(logo, preview.logo.ground, isScene)] : []),
  ];
  return sharp(Buffer.from(svg(ground(accent, isScene))))
    .composite(layers)
    .flatten()
    .jpeg(JPEG)
    .toBuffer();
}

export const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

export const wall = (): string =>
  `<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#faf9f8"/><stop offset="0.72" stop-color="#eceae7"/><stop offset="1" stop-color="#d9d6d1"/>
  </linearGradient>
  <rect width="${width}" height="${height}" fill="url(#wall)"/>`;

/** A large wheel in the dealership's colour, before which the vehicle stands. */
const ground = (accent: string, isScene: boolean): string =>
  isScene
    ? `<rect width="${width}" height="${height}" fill="#17181b"/>`
    : `${wall()}
      <linearGradient id="wheel" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.35" stop-color="${accent}"/><stop offset="1" stop-color="${accent}" stop-opacity="0.12"/>
      </linearGradient>
      <circle cx="846" cy="330" r="216" fill="none" stroke="url(#wheel)" stroke-width="46"/>`;

/** So that white words read well on whatever the scene shows. */
const shadow = (): string =>
  `<linearGradient id="shadow"><stop offset="0.25" stop-color="#000" stop-opacity="0.82"/>
    <stop offset="0.85" stop-color="#000" stop-opacity="0.1"/></linearGradient>
  <rect width="${width}" height="${height}" fill="url(#shadow)"/>`;

const open = (source: Uint8Array) => sharp(source, { limitInputPixels: MAX_PIXELS });

const sceneLayer = async (source: Uint8Array) => ({ input: await open(source).resize(width, height).png().toBuffer() });

async function vehicleLayer(source: Uint8Array) {
  const layer = await fitted(source, { width: 700, height: 520 });
  return { ...layer, left: width - layer.raw.width - 16, top: height - layer.raw.height - 40 };
}

/** A picture as large as it can be within a box, to be laid over another. */
export async function fitted(source: Uint8Array, box: { width: number; height: number }) {
  const { data, info } = await open(source)
    .resize({ ...box, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const LOGO = { width: 360, height: 72, top: 34, plate: 10 };

/** On a plate where the picture is darker or lighter than the ground that it was drawn for. */
export async function logoLayer(source: Uint8Array, ground: LogoGround, isScene: boolean) {
  const drawn = open(source).resize({ width: LOGO.width, height: LOGO.height, fit: 'inside' });
  const needsPlate = ground === (isScene ? 'light' : 'dark');
  const background = needsPlate ? logoPlates[ground] : '#00000000';
  const edge = needsPlate ? LOGO.plate : 0;
  const plated = (needsPlate ? drawn.flatten({ background }) : drawn).extend({
    top: edge,
    bottom: edge,
    left: edge,
    right: edge,
    background,
  });
  return { input: await plated.png().toBuffer(), left: LEFT - edge, top: LOGO.top - edge };
}

function words({ headline, note, line, dealership, accent, isScene }: Preview, hasLogo: boolean): string {
  const { ink, muted } = SHADES[isScene ? 'dark' : 'light'];
  const lines = wrap(headline, 'heavy', HEADLINE.size, TEXT_WIDTH);
  const last = isScene ? wrap(line, 'medium', 34, TEXT_WIDTH) : [line];
  const step = isScene ? 44 : 74;
  const top = (height - lines.length * HEADLINE.height - last.length * step - (note ? 40 : 0)) / 2;
  const afterHeadline = top + lines.length * HEADLINE.height + (note ? 40 : 0);
  return [
    hasLogo ? '' : brand(dealership, accent, ink),
    ...lines.map((one, index) =>
      text(one, 'heavy', HEADLINE.size, LEFT, top + index * HEADLINE.height + HEADLINE.size * 0.72, ink),
    ),
    note && text(note, 'medium', 30, LEFT, afterHeadline - 8, muted),
    ...last.map((one, index) =>
      isScene
        ? text(one, 'medium', 34, LEFT, afterHeadline + 30 + index * step, muted)
        : text(one, 'heavy', 66, LEFT, afterHeadline + 56, accent),
    ),
  ].join('');
}

export const brand = (dealership: string, accent: string, ink: string): string =>
  `<circle cx="${LEFT + 13}" cy="66" r="10" fill="none" stroke="${accent}" stroke-width="7"/>${text(dealership, 'bold', 28, LEFT + 40, 76, ink)}`;

export const text = (words: string, weight: Weight, size: number, x: number, baseline: number, fill: string): string =>
  `<path fill="${fill}" transform="translate(${x} ${baseline.toFixed(1)})" d="${lineOf(words, weight, size).path}"/>`;
