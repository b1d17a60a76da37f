import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cut, noise, plain, pngClaiming } from '../../test-support/sample-pictures.ts';
import { drawPicture } from './draw-picture.ts';

/** The largest file of a format that is drawn of it. */
async function drawn(original: Buffer, format = 'webp') {
  const picture = await drawPicture(original);
  if ('refusal' in picture) throw new Error(`It is refused: ${picture.refusal}`);
  const file = picture.files.findLast((one) => one.format === format);
  if (!file) throw new Error(`There is no ${format}.`);
  return file;
}

describe('a picture', () => {
  it('keeps what is transparent', async () => {
    const glass = { create: { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } } as const;
    const original = await sharp(glass).png().toBuffer();
    for (const format of ['webp', 'avif']) {
      expect((await sharp((await drawn(original, format)).bytes).stats()).isOpaque, format).toBe(false);
    }
  });

  it.each<[string, (picture: Sharp) => Sharp]>([
    ['grey', (picture) => picture.greyscale().png()],
    ['grey and 16 bits deep', (picture) => picture.toColourspace('grey16').png()],
    ['16 bits deep', (picture) => picture.toColourspace('rgb16').png()],
    ['of few colours', (picture) => picture.png({ palette: true })],
    ['for print', (picture) => picture.toColourspace('cmyk').jpeg()],
    ['grey and transparent', (picture) => picture.ensureAlpha(0.5).greyscale().png()],
  ])('may be %s', async (_what, draw) => {
    const { bytes } = await drawn(await draw(plain(9, 7)).toBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 9, height: 7, space: 'srgb' });
  });

  it('may be as narrow as a line', async () => {
    const sizeOf = async (width: number, height: number) => {
      const file = await drawn(await plain(width, height).png().toBuffer());
      return [file.width, file.height];
    };
    expect(await sizeOf(4000, 1)).toEqual([1600, 1]);
    expect(await sizeOf(1, 4000)).toEqual([1, 1600]);
  });
});

describe('what is no acceptable picture', () => {
  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['a PNG cut in half', 'broken', async () => cut(await noise().png().toBuffer())],
    ['a WebP cut in half', 'broken', async () => cut(await noise().webp().toBuffer())],
    ['an AVIF cut in half', 'broken', async () => cut(await noise().avif({ effort: 0 }).toBuffer())],
    ['a JPEG in name only', 'broken', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from('<svg></svg>')])],
    ['a picture wider than the format allows', 'broken', () => pngClaiming(2_000_000_000, 1)],
    ['a line of 5 million pixels', 'tooLong', () => plain(5_000_000, 1).png({ compressionLevel: 1 }).toBuffer()],
  ])('%s is refused', async (_what, refusal, make) => {
    expect(await drawPicture(await make())).toEqual({ refusal });
  });
});
