import { createHash } from 'node:crypto';
import type { LogoGround } from '../../contract/logo.ts';
import { logoPlates } from '../../contract/logo.ts';
import type { Theme } from './front-end.ts';

/** What the icons of the site show: its logo, or a wheel in its colour where it has none. */

/** A maskable icon may be cut to any shape, so it has ground around it. */
export interface IconShape {
  size: number;
  hasGround: boolean;
}

/** Of the side of an icon: what a round cut leaves whole, and almost all of it. */
const LOGO_SHARE = { withGround: 0.66, plain: 0.86 };

/** The same as long as the icons are; it stands in their addresses, so that a change is seen at once and all else kept for good. */
export const iconVersion = ({ accent, onAccent, logo }: Theme): string =>
  createHash('sha256')
    .update(JSON.stringify([accent, onAccent, logo?.address]))
    .digest('base64url')
    .slice(0, 10);

/** A wheel in the dealership's colour, or on it. */
export function wheel({ accent, onAccent }: Theme, hasGround: boolean): string {
  const ground = hasGround ? `<rect width="32" height="32" fill="${accent}"/>` : '';
  const [radius, width, colour] = hasGround ? [7, 5, onAccent] : [11, 8, accent];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}<circle cx="16" cy="16" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/></svg>`;
}

// A tenth of the time of a start, for what is asked for once.
const loadSharp = async () => (await import('sharp')).default;

export async function drawWheel(theme: Theme, { size, hasGround }: IconShape): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(wheel(theme, hasGround)), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** Whole, in the middle of a square plate on which it can be seen in any tab and on any phone. */
export async function drawLogo(logo: Uint8Array, ground: LogoGround, { size, hasGround }: IconShape): Promise<Buffer> {
  const sharp = await loadSharp();
  const side = Math.round(size * (hasGround ? LOGO_SHARE.withGround : LOGO_SHARE.plain));
  const input = await sharp(logo).resize({ width: side, height: side, fit: 'inside' }).png().toBuffer();
  const radius = hasGround ? 0 : size * 0.16;
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${logoPlates[ground]}"/></svg>`;
  return sharp(Buffer.from(plate)).composite([{ input }]).png().toBuffer();
}

/** For where the icon is asked for as a drawing: that drawing holds the picture. */
export const pictureInSvg = (png: Buffer): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><image width="32" height="32" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
