import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { interfaceLocales } from '../../contract/locales.ts';

const FOLDER = path.join(import.meta.dirname, '..', 'public', 'videos');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.vtt'));

it('every video has captions in each language', () => {
  const videos = new Set(files.map((name) => name.split('.')[0]));
  expect([...videos].sort()).toEqual(['amc', 'joy-club', 'opt-in']);
  expect(files).toHaveLength(videos.size * interfaceLocales.length);
});

/** The words of a picture end about its middle. */
it.each(files)('%s covers none of the words in the picture', (name) => {
  const settings = readFileSync(path.join(FOLDER, name), 'utf8').match(/(?<=-->\s*\S+).*/g) ?? [];
  expect(settings.length).toBeGreaterThan(2);
  for (const one of settings) {
    const [, position, size] = /position:(\d+)% size:(\d+)% align:end$/.exec(one) ?? [];
    expect(Number(position) - Number(size), one).toBeGreaterThan(50);
  }
});
