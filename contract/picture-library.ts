/** On a screen of the panel. */
export const PICTURES_PER_PAGE = 48;

/** Which part of an upright picture is shown, in shares of its width and height. */
export interface PicturePart {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Two shapes that differ by less look the same. */
const SAME_SHAPE = 0.01;

/** As much of a picture as fits a shape, around its middle; undefined: all of it has that shape. */
export function middlePart({ width, height }: Size, aspect: number): PicturePart | undefined {
  const own = width / height;
  if (Math.abs(own / aspect - 1) < SAME_SHAPE) return undefined;
  const [wide, high] = own > aspect ? [aspect / own, 1] : [1, own / aspect];
  return { x: (1 - wide) / 2, y: (1 - high) / 2, width: wide, height: high };
}

/** The same whatever way it was worked out, so that no part is drawn twice: a ten-thousandth is less than a pixel. */
export function roundedPart({ x, y, width, height }: PicturePart): PicturePart {
  const round = (share: number) => Math.round(share * 10_000) / 10_000;
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}

export const isWhole = (part: PicturePart): boolean => {
  const { x, y, width, height } = roundedPart(part);
  return x === 0 && y === 0 && width === 1 && height === 1;
};
