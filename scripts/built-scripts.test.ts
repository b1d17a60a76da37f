import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Locale } from '../contract/locales.ts';
import { interfaceLocales } from '../contract/locales.ts';

const root = path.join(import.meta.dirname, '..');
const client = path.join(root, 'dist', 'client');
/** Every schema has this property, whose name no builder shortens. */
const MARK = '_zod';

const read = (file: string): string => readFileSync(path.join(client, file), 'utf8');

it('no script that a browser loads has zod in it', () => {
  const zod = path.dirname(createRequire(import.meta.url).resolve('zod'));
  expect(readFileSync(path.join(zod, 'v4', 'core', 'core.js'), 'utf8')).toContain(MARK);
  const scripts = globSync('**/*.js', { cwd: client });
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((file) => read(file).includes(MARK))).toEqual([]);
});

interface BuiltModule {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
}

const readManifest = (locale: Locale): Record<string, BuiltModule> => JSON.parse(read(`site-${locale}-manifest.json`));

/** The frame comes with every page. */
const FRAME = 'web/site/layout/site-frame.tsx';
/** Over a slow line every file more costs as much as a kilobyte more; left to the builder it would be 34. */
const MOST_FILES = 18;

it.each(interfaceLocales)('a page in %s loads few files', (locale) => {
  const manifest = readManifest(locale);
  const [entry = ''] = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const pages = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry && key.endsWith('-page.tsx'));
  expect(pages.length).toBeGreaterThan(20);
  const files = pages.map((page) => [page, filesOf(manifest, [entry, FRAME, page]).size] as const);
  expect(files.filter(([, count]) => count > MOST_FILES)).toEqual([]);
});

function filesOf(manifest: Record<string, BuiltModule>, keys: string[]): ReadonlySet<string> {
  const loaded = new Set(keys);
  for (const key of loaded) for (const imported of manifest[key]?.imports ?? []) loaded.add(imported);
  return loaded;
}

/** Sentences of the site in one language, those that nothing is filled in. */
const sentencesIn = (locale: Locale): string[] =>
  globSync(`web/site/messages/${locale}/*.json`, { cwd: root })
    .flatMap((file) => Object.values(JSON.parse(readFileSync(path.join(root, file), 'utf8'))))
    .filter((text): text is string => typeof text === 'string' && text.length > 25 && !/[{`'"\\]/.test(text));

it.each(interfaceLocales)('the scripts in %s have the sentences of no other language', (locale) => {
  const scripts = Object.values(readManifest(locale)).filter(({ file }) => file.endsWith('.js'));
  const all = scripts.map(({ file }) => read(file)).join('\n');
  const own = sentencesIn(locale);
  expect(own.filter((text) => all.includes(text)).length).toBeGreaterThan(50);
  const others = interfaceLocales.filter((other) => other !== locale).flatMap(sentencesIn);
  expect(others.filter((text) => !own.includes(text) && all.includes(text))).toEqual([]);
});
