import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load-content.ts';
import { findReleaseKind, releaseFiles, releasePictureKinds } from '../../contract/pictures.ts';
import { pictureManifestSchema } from '../../contract/schemas/content.ts';
import standIns from './stand-ins.json' with { type: 'json' };

const publicFolder = path.join(import.meta.dirname, '..', 'public');
const manifest = pictureManifestSchema.parse(
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'picture-manifest.json'), 'utf8')),
);
const { missingPictures, ...content } = loadContent();
const { models, retiredModels, accessories } = content;

const inPublic = (address: string) => path.join(publicFolder, address);
const listFiles = (folder: string) =>
  readdirSync(path.join(publicFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe('the catalogue', () => {
  it('has 12 motorcycles, 6 scooters and 2 electric models, which are those of the finance form', () => {
    expect(models.map(({ type }) => type)).toEqual([
      ...Array(12).fill('bikes'),
      ...Array(6).fill('scooters'),
      ...Array(2).fill('ev'),
    ]);
  });

  it('has 26 models for the service, AMC and warranty forms, no two alike', () => {
    const names = [...models.map(({ bikeName }) => bikeName), ...retiredModels];
    expect(new Set(names).size).toBe(26);
  });

  it.each(models)('has everything about $bikeName', (model) => {
    expect(model.summary).toEqual({
      engine: expect.any(String),
      power: expect.any(String),
      transmission: expect.any(String),
    });
    expect(model.details.length).toBeGreaterThan(150);
    const between = (list: unknown[], least: number, most: number) => {
      expect(list.length).toBeGreaterThanOrEqual(least);
      expect(list.length).toBeLessThanOrEqual(most);
    };
    between(model.variants, 2, 4);
    between(model.colours, 3, 5);
    between(model.features, 4, 6);
    between(model.accessories, 5, 8);
    expect(Object.keys(model.specifications)).toHaveLength(6);
    for (const group of Object.values(model.specifications)) between(Object.keys(group), 5, 12);
    expect([24, 36]).toContain(model.pictures.turn.length);
  });

  it('has colours, features and headings that differ within a model', () => {
    for (const { colours, features } of models) {
      expect(new Set(colours.map(({ name }) => name)).size).toBe(colours.length);
      expect(new Set(colours.map(({ hex }) => hex)).size).toBe(colours.length);
      expect(new Set(features.map(({ heading }) => heading)).size).toBe(features.length);
    }
  });

  it('sells every accessory for some model, at a price', () => {
    const offered = new Set(models.flatMap((model) => model.accessories));
    expect(accessories.filter(({ partNo }) => !offered.has(partNo))).toEqual([]);
  });

  it('lets a model of the same body stand in for each body', () => {
    for (const [body, slug] of Object.entries(standIns)) {
      expect(models.find((model) => model.slug === slug)).toMatchObject({ body });
    }
  });
});

describe('the pictures', () => {
  const named = [...new Set(JSON.stringify(content).match(/(?<=")\/pictures\/[^"]+/g))];

  it('are there, each that the content names', () => {
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((picture) => !existsSync(inPublic(picture)))).toEqual([]);
  });

  it('are their own everywhere: none stands in for another', () => expect(missingPictures).toEqual([]));

  it('stand in the manifest, except drawings', () => {
    expect(named.filter((picture) => !picture.endsWith('.svg') && !(picture in manifest))).toEqual([]);
  });

  it('have all their files, in the weights that the manifest tells', () => {
    const faults = Object.entries(manifest).flatMap(([address, { bytes }]) => {
      const files = releaseFiles(address);
      if (files.length === 0) return [`${address} is of no kind`];
      const weights = Map.groupBy(files, ({ format }) => format);
      return [...weights].flatMap(([format, ofFormat]) =>
        ofFormat
          .filter((file, index) => sizeOf(file.address) !== bytes[format]?.[index])
          .map((file) => `${file.address} does not weigh what the manifest tells`),
      );
    });
    expect(faults).toEqual([]);
  });

  it('leave no file behind that belongs to none', () => {
    const owned = new Set(
      Object.keys(manifest).flatMap((address) => releaseFiles(address).map((file) => file.address)),
    );
    const files = listFiles('pictures').map(
      (file) => `/${path.relative(publicFolder, file).split(path.sep).join('/')}`,
    );
    expect(files.filter((file) => !owned.has(file) && !file.endsWith('.svg'))).toEqual([]);
  });

  it('have the size of their kind in the manifest, and a miniature where pages show one', () => {
    for (const [address, entry] of Object.entries(manifest)) {
      const kind = findReleaseKind(address.slice('/pictures/'.length, -'.webp'.length));
      expect(entry).toMatchObject({ width: kind?.width, height: kind?.height });
      if (kind?.hasBlur && !address.includes('/turn-')) expect(entry.blur?.length).toBeLessThan(600);
      else expect(entry.blur).toBeUndefined();
    }
  });

  it('really have that size, as some of every kind show', async () => {
    for (const kind of Object.values(releasePictureKinds)) {
      const ofKind = Object.keys(manifest).filter((address) => releaseFiles(address).length > 0 && isOf(kind, address));
      const some = [ofKind[0], ofKind[Math.floor(ofKind.length / 2)], ofKind.at(-1)].filter((one) => one !== undefined);
      for (const file of some.flatMap(releaseFiles)) {
        const { width, height, format, compression } = await sharp(inPublic(file.address)).metadata();
        expect([file.address, width]).toEqual([file.address, file.width]);
        expect(Math.abs(height - (kind.height * file.width) / kind.width)).toBeLessThan(1);
        expect(compression === 'av1' ? 'avif' : format).toBe(file.format);
      }
    }
  });
});

describe('the weights', () => {
  it('of each picture keep to those of its kind', () => {
    const kinds = [releasePictureKinds.hero, releasePictureKinds.slide, releasePictureKinds.gallery];
    const tooHeavy = Object.entries(manifest).filter(([address, { bytes }]) =>
      kinds.some(
        (kind) => isOf(kind, address) && Object.values(bytes).some((weights) => (weights.at(-1) ?? 0) > kind.maxBytes),
      ),
    );
    expect(tooHeavy.map(([address]) => address)).toEqual([]);
  });

  it('of a 360 view stay below 750 kB for 24 frames in each format', () => {
    for (const { slug, pictures } of models) {
      for (const format of ['webp', 'avif'] as const) {
        const weight = sum(pictures.turn.map((frame) => manifest[frame]?.bytes[format]?.at(-1) ?? Number.NaN));
        expect([slug, format, weight / pictures.turn.length <= 750_000 / 24]).toEqual([slug, format, true]);
      }
    }
  });

  it('of the light frames of a 360 view leave room for its page', () => {
    const { light } = releasePictureKinds.turn;
    const weights = models.map(({ slug, pictures }) => {
      const [first] = pictures.turn.map(releaseFiles);
      expect(first?.find(({ format }) => format === 'avif')?.width).toBe(light.width);
      return { slug, weight: sum(pictures.turn.map((frame) => manifest[frame]?.bytes.avif?.[0] ?? Number.NaN)) };
    });
    expect(weights.filter(({ weight }) => !(weight <= light.maxSetBytes))).toEqual([]);
  });

  it('of everything that is served stay below 90 MB together', () => {
    expect(sum(listFiles('.').map((file) => statSync(file).size))).toBeLessThan(90_000_000);
  });
});

function sizeOf(address: string): number | undefined {
  return statSync(inPublic(address), { throwIfNoEntry: false })?.size;
}

function isOf(kind: { name: RegExp }, address: string): boolean {
  return kind.name.test(address.slice('/pictures/'.length, -'.webp'.length));
}
