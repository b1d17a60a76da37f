import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ReleasePictureKind } from '../../contract/pictures.ts';
import { calmAlpha } from './calm-alpha.ts';
import { dominantColour } from './dominant-colour.ts';
import { encodeSet, encodingSettings } from './encode-pictures.ts';

const kind: ReleasePictureKind = {
  name: /^small$/,
  width: 64,
  height: 48,
  widths: [32, 64],
  formats: ['webp', 'avif'],
  maxBytes: 100_000,
  hasBlur: true,
};

/** A disc of one colour on a transparent ground. */
const disc = (colour: string, width = 64, height = 48) =>
  sharp(
    Buffer.from(`<svg width="${width}" height="${height}"><circle cx="50%" cy="50%" r="40%" fill="${colour}"/></svg>`),
  )
    .png()
    .toBuffer();

const noise = (width = 64, height = 48) =>
  sharp({
    create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 }, background: '#000' },
  })
    .png()
    .toBuffer();

describe('a set of renders', () => {
  it('becomes a file for each width and format, with what the manifest tells about it', async () => {
    const { pictures, remarks } = await encodeSet([await disc('#c8102e')], kind);
    const [picture] = pictures;
    expect(remarks).toEqual([]);
    expect(picture?.files.map(({ format, width }) => `${format} ${width}`)).toEqual([
      'webp 32',
      'webp 64',
      'avif 32',
      'avif 64',
    ]);
    expect(picture?.entry).toMatchObject({ width: 64, height: 48, colour: '#c8102e' });
    for (const { format, width, bytes } of picture?.files ?? []) {
      const told = await sharp(bytes).metadata();
      expect(told).toMatchObject({ width, height: (width * 3) / 4, hasAlpha: true });
      expect(picture?.entry.bytes[format]).toContain(bytes.length);
    }
    const blur = await sharp(Buffer.from(picture?.entry.blur ?? '', 'base64')).metadata();
    expect(blur).toMatchObject({ format: 'webp', width: 16, hasAlpha: true });
  });

  it('keeps its transparent ground and its edges', async () => {
    const { pictures } = await encodeSet([await disc('#c8102e')], kind);
    for (const { width, bytes } of pictures[0]?.files ?? []) {
      const pixels = await sharp(bytes).ensureAlpha().raw().toBuffer();
      const middle = ((width * 3) / 8) * width + width / 2;
      expect(pixels[3]).toBeLessThan(8);
      expect(pixels[middle * 4 + 3]).toBeGreaterThan(247);
      expect(Math.abs((pixels[middle * 4] ?? 0) - 0xc8)).toBeLessThan(16);
    }
  });

  it('carries no transparency where nothing can be seen through', async () => {
    const opaque = await sharp(await noise())
      .ensureAlpha()
      .png()
      .toBuffer();
    const { pictures } = await encodeSet([opaque], kind);
    expect(await sharp(pictures[0]?.files[0]?.bytes).metadata()).toMatchObject({ hasAlpha: false });
  });

  it('is made smaller from a larger render, and refused from a smaller one or another shape', async () => {
    const { pictures } = await encodeSet([await disc('#123456', 128, 96)], kind);
    expect(await sharp(pictures[0]?.files[1]?.bytes).metadata()).toMatchObject({ width: 64, height: 48 });
    await expect(encodeSet([await disc('#123456', 32, 24)], kind)).rejects.toThrow('is 32x24 instead of 64x48');
    await expect(encodeSet([await disc('#123456', 96, 96)], kind)).rejects.toThrow('is 96x96 instead of 64x48');
  });

  it('loses quality until it is light enough, and says so', async () => {
    const free = await encodeSet([await noise()], { ...kind, formats: ['webp'] });
    const weight = free.pictures[0]?.files.at(-1)?.bytes.length ?? 0;
    const bound = await encodeSet([await noise()], { ...kind, formats: ['webp'], maxBytes: weight * 0.8 });
    expect(bound.pictures[0]?.files.at(-1)?.bytes.length).toBeLessThanOrEqual(weight * 0.8);
    expect(bound.remarks).toEqual([expect.stringMatching(/^webp lowered to quality \d\d: \d+ kB$/)]);
  });

  it('says when it cannot be made light enough', async () => {
    const { remarks } = await encodeSet([await noise()], { ...kind, formats: ['webp'], maxBytes: 10 });
    expect(remarks).toEqual([expect.stringContaining('TOO HEAVY')]);
  });

  it('has small files besides where its kind has light ones, which keep to a weight together', async () => {
    const turn = { ...kind, widths: [64] };
    const free = await encodeSet([await noise(), await noise()], { ...turn, light: { width: 32, maxSetBytes: 1e6 } });
    const lightOf = ({ pictures }: typeof free) =>
      pictures.flatMap(({ files }) => files.filter((file) => file.width === 32));
    expect(lightOf(free).map(({ format }) => format)).toEqual(['avif', 'avif']);
    expect(free.pictures[0]?.entry.bytes.avif).toEqual(
      free.pictures[0]?.files.filter(({ format }) => format === 'avif').map(({ bytes }) => bytes.length),
    );
    const weightOf = (set: typeof free) => lightOf(set).reduce((sum, { bytes }) => sum + bytes.length, 0);
    const maxSetBytes = weightOf(free) * 0.8;
    const bound = await encodeSet([await noise(), await noise()], { ...turn, light: { width: 32, maxSetBytes } });
    expect(weightOf(bound)).toBeLessThanOrEqual(maxSetBytes);
    const never = await encodeSet([await noise()], { ...turn, light: { width: 32, maxSetBytes: 10 } });
    expect(never.remarks).toEqual([expect.stringContaining('light set TOO HEAVY')]);
  });

  it('shares its weight and its quality: a light frame makes up for a heavy one', async () => {
    const [light, heavy] = [await disc('#c8102e'), await noise()];
    const narrow = { ...kind, widths: [64], formats: ['webp'] } as const;
    const alone = await encodeSet([heavy], narrow);
    const maxBytes = (alone.pictures[0]?.files[0]?.bytes.length ?? 0) * 0.7;
    expect((await encodeSet([heavy], { ...narrow, maxBytes })).remarks).toHaveLength(1);
    expect((await encodeSet([light, heavy], { ...narrow, maxBytes })).remarks).toEqual([]);
  });
});

it('settings differ where pictures would', () => {
  expect(encodingSettings(kind)).toBe(encodingSettings({ ...kind, name: /^renamed$/ }));
  expect(encodingSettings(kind)).not.toBe(encodingSettings({ ...kind, widths: [64] }));
  expect(encodingSettings(kind)).not.toBe(encodingSettings({ ...kind, maxBytes: 99_999 }));
  expect(encodingSettings(kind)).not.toBe(encodingSettings({ ...kind, light: { width: 32, maxSetBytes: 9 } }));
});

describe('the dominant colour', () => {
  const pixels = (...colours: [count: number, rgba: number[]][]) =>
    Uint8Array.from(colours.flatMap(([count, rgba]) => Array.from({ length: count }, () => rgba).flat()));

  it('is the paint rather than the tyres', () => {
    expect(dominantColour(pixels([70, [40, 40, 41, 255]], [30, [200, 16, 46, 255]]))).toBe('#c8102e');
  });

  it('is grey where everything is', () => {
    expect(dominantColour(pixels([70, [40, 40, 40, 255]], [30, [220, 220, 220, 255]]))).toBe('#282828');
  });

  it('takes no notice of what one can see through', () => {
    expect(dominantColour(pixels([70, [255, 0, 0, 100]], [30, [0, 80, 160, 255]]))).toBe('#0050a0');
    expect(dominantColour(pixels([10, [255, 0, 0, 0]]))).toBe('#000000');
  });
});

describe('calm transparency', () => {
  /** The middle row of a picture of five rows, all alike. */
  const row = (grain: 'fine' | 'coarse', ...alphas: number[]) => {
    const pixels = Buffer.from(Array.from({ length: 5 }, () => alphas.flatMap((alpha) => [1, 2, 3, alpha])).flat());
    const calm = calmAlpha(pixels, alphas.length, 5, grain);
    return alphas.map((_, x) => calm[(2 * alphas.length + x) * 4 + 3]);
  };

  it('is even in squares where a shadow hardly changes', () => {
    expect(row('fine', 10, 10, 11, 12, 15, 17, 20, 22)).toEqual([11, 11, 11, 11, 16, 16, 21, 21]);
    expect(row('coarse', 10, 11, 12, 13, 15, 19, 20, 22)).toEqual([12, 12, 12, 12, 18, 18, 22, 22]);
  });

  it('has fine steps in a shadow and coarse ones on an edge', () => {
    expect(row('fine', 10, 15, 21, 27, 33)).toEqual([10, 16, 22, 28, 33]);
    expect(row('fine', 0, 70, 200, 255, 255)).toEqual([0, 64, 208, 255, 255]);
    expect(row('coarse', 0, 70, 200, 255, 255)).toEqual([0, 64, 192, 255, 255]);
  });

  it('leaves nothing behind where there was nothing', () => {
    expect(row('fine', 0, 0, 0, 255, 255)).toEqual([0, 0, 0, 255, 255]);
  });
});
