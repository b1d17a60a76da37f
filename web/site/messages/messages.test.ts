import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BASE_LOCALE, interfaceLocales } from '../../../contract/locales.ts';
import { placesOf } from '../../bundling/messages.ts';

const messages = import.meta.dirname;
const site = path.join(messages, '..');

const read = (locale: string): Record<string, string> =>
  Object.assign(
    {},
    ...globSync('*.json', { cwd: path.join(messages, locale) }).map((file) =>
      JSON.parse(readFileSync(path.join(messages, locale, file), 'utf8')),
    ),
  );

const placesIn = (text = ''): string => placesOf(text).sort().join();
const english = read(BASE_LOCALE);

describe('the sentences of the site', () => {
  it('are all said somewhere', () => {
    const sources = globSync(['**/*.{ts,tsx}', '../entry-server.tsx'], { cwd: site });
    const code = sources.map((file) => readFileSync(path.join(site, file), 'utf8')).join('\n');
    const said = new Set([...code.matchAll(/\bm\.(\w+)/g)].map(([, name]) => name));
    expect(Object.keys(english).filter((name) => !said.has(name))).toEqual([]);
  });

  it.each(interfaceLocales.filter((locale) => locale !== BASE_LOCALE))(
    'are there in %s, with the same places to fill in',
    (locale) => {
      const translated = read(locale);
      expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
      const different = Object.keys(english).filter((name) => placesIn(translated[name]) !== placesIn(english[name]));
      expect(different).toEqual([]);
    },
  );

  it.each(interfaceLocales)('stand in one file each in %s', (locale) => {
    const files = globSync('*.json', { cwd: path.join(messages, locale) });
    const names = files.flatMap((file) => [
      ...readFileSync(path.join(messages, locale, file), 'utf8').matchAll(/^\s*"(\w+)":/gm),
    ]);
    expect(names.length).toBe(Object.keys(read(locale)).length);
  });
});
