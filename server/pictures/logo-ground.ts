import sharp from 'sharp';
import type { LogoGround } from '../../contract/logo.ts';

const SIDE = 96;
/** Below this share of pixels one can see through, they are the smooth edges of a picture that fills its rectangle. */
const LEAST_CLEAR = 0.02;
/** Between the weights of black and white, as eyes see them. */
const LIGHT_LETTERS = 150;

/** Which ground a logo was drawn for, by how light it is where it is not clear. The file must be one of our own drawing. */
export async function logoGround(file: Uint8Array): Promise<LogoGround> {
  const small = sharp(file).resize({ width: SIDE, height: SIDE, fit: 'inside' }).toColourspace('srgb').ensureAlpha();
  const pixels = await small.raw().toBuffer();
  let [clear, seen, light] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) clear += 1;
    seen += alpha;
    light += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  if (clear / (pixels.length / 4) < LEAST_CLEAR) return 'own';
  return light / Math.max(seen, 1) > LIGHT_LETTERS ? 'dark' : 'light';
}
