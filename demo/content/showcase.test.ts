import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load-content.ts';

const { slides, gallery, offers, models } = loadContent();
const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const source = (file: string): { image: string; alt: string }[] => JSON.parse(read(file));

/** The models that stand in each picture, as the scenes of the studio have it: `@shot("gallery", "dusk-street", ("sp160", 1))`. */
const shots = new Map(
  [...read('../studio/scenes/shots.py').matchAll(/^@shot\("(\w+)", "([\w-]+)"(.*)\)$/gm)].map(
    ([, folder, name, vehicles = '']) => [
      `/pictures/${folder}/${name}.webp`,
      [...vehicles.matchAll(/"([\w-]+)"/g)].map(([, model]) => model),
    ],
  ),
);

describe('the pictures of the site', () => {
  it('are five slides and 24 of the gallery, each with words of its own for those who cannot see it', () => {
    expect(slides).toHaveLength(5);
    expect(gallery).toHaveLength(24);
    for (const list of [slides, gallery]) expect(new Set(list.map(({ alt }) => alt)).size).toBe(list.length);
  });

  it('have words that name no scooter and no motorcycle that is not in the picture', () => {
    const typeOf = new Map(models.map(({ slug, type }) => [slug, type]));
    const wrong = ['slides.json', 'gallery.json'].flatMap(source).filter(({ image, alt }) => {
      const types = (shots.get(image) ?? []).map((slug = '') => typeOf.get(slug));
      const hasMotorcycle = types.includes('bikes');
      const hasScooter = types.some((type) => type === 'scooters' || type === 'ev');
      return (/motorcycle|roadster/i.test(alt) && !hasMotorcycle) || (/scooter/i.test(alt) && !hasScooter);
    });
    expect(shots.size).toBe(slides.length + gallery.length);
    expect(wrong).toEqual([]);
  });

  it('are no two places for one picture', () => {
    for (const file of ['slides.json', 'gallery.json']) {
      const images = source(file).map(({ image }) => image);
      expect(new Set(images).size).toBe(images.length);
    }
  });
});

describe('the offers', () => {
  const day = String.raw`\d{1,2} [A-Z][a-z]+ 20\d\d`;
  const period = new RegExp(`from (${day}) to (${day})`);

  it('are three, and say until when they hold and that they are samples', () => {
    expect(offers).toHaveLength(3);
    for (const { description } of offers) {
      const [, begins = '', ends = ''] = period.exec(description) ?? [];
      expect(Date.parse(`${ends} UTC`) - Date.parse(`${begins} UTC`)).toBeGreaterThan(0);
      expect(description).toContain('sample offer of a demonstration dealership');
    }
  });
});
