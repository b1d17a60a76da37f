import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent } from './load-content.ts';

const { slides, gallery, offers } = loadContent();
const source = (file: string): { image: string }[] =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'));

describe('the pictures of the site', () => {
  it('are five slides and 24 of the gallery, each with words of its own for those who cannot see it', () => {
    expect(slides).toHaveLength(5);
    expect(gallery).toHaveLength(24);
    for (const list of [slides, gallery]) expect(new Set(list.map(({ alt }) => alt)).size).toBe(list.length);
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
