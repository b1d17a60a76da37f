import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'fontkit';
import { create } from 'fontkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadDictionary } from '../content/load-translations.ts';

const folder = path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'fonts');
const require = createRequire(import.meta.url);
const open = (file: string) => create(readFileSync(file)) as Font;
const whole = (name: string) =>
  open(require.resolve(`@fontsource-variable/anek-${name}/files/anek-${name}-${name}-wght-normal.woff2`));

const scripts = [
  { locale: 'kn', name: 'kannada', files: ['anek-kannada-400.woff2', 'anek-kannada-700.woff2'] },
  { locale: 'hi', name: 'devanagari', files: ['anek-devanagari-400.woff2'] },
] as const;

const MAX_BYTES_PER_SCRIPT = 60_000;
/** Letters of either script that a virama joins. */
const JOINED = /(?:\p{L}[\u094d\u0ccd])+\p{L}/gu;

beforeAll(() => execFileSync(process.execPath, [path.join(import.meta.dirname, 'fonts.ts')]));

describe.each(scripts)('the letters of $name', ({ locale, name, files }) => {
  it('are light', () => {
    const bytes = files.reduce((sum, file) => sum + readFileSync(path.join(folder, file)).length, 0);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES_PER_SCRIPT);
  });

  it('join as in the whole typeface wherever the site has two in a row', () => {
    const texts = [...loadDictionary(locale).values()].join(' ');
    const conjuncts = new Set(texts.match(JOINED) ?? []);
    expect(conjuncts.size).toBeGreaterThan(50);
    const full = whole(name);
    for (const file of files) {
      const cut = open(path.join(folder, file));
      const different = [...conjuncts].filter((conjunct) => {
        const shaped = cut.layout(conjunct).glyphs;
        return shaped.some(({ id }) => id === 0) || shaped.length > full.layout(conjunct).glyphs.length;
      });
      expect(different, file).toEqual([]);
    }
  });
});
