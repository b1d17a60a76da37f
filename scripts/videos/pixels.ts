import sharp from 'sharp';
import { VIDEO_SIZE } from '../../contract/schemas/page-content.ts';

/** A layer that lies over a frame. */
export interface Layer {
  input: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
  left: number;
  top: number;
}

/** A drawing of the size of a frame as a layer, with its transparency. */
export const layerOf = async (svg: string): Promise<Layer> => ({
  input: await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer(),
  raw: { ...VIDEO_SIZE, channels: 4 },
  left: 0,
  top: 0,
});

/** Lays layers over a frame of raw RGB. */
export const compose = (ground: Buffer, layers: Layer[]): Promise<Buffer> =>
  sharp(ground, { raw: { ...VIDEO_SIZE, channels: 3 } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer();

/** Some of one and the rest of the other. */
export function mix(one: Buffer, other: Buffer, share: number): Buffer {
  if (share <= 0) return one;
  if (share >= 1) return other;
  const weight = Math.round(share * 256);
  const mixed = Buffer.allocUnsafe(one.length);
  for (let at = 0; at < one.length; at++) {
    const first = one[at] as number;
    mixed[at] = first + ((((other[at] as number) - first) * weight) >> 8);
  }
  return mixed;
}
