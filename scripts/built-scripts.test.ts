import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Locale } from '../contract/locales.ts';
import { locales } from '../contract/locales.ts';

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

/** Sentences of the site in one language, those that nothing is filled in. */
const sentencesIn = (locale: Locale): string[] =>
  globSync(`web/site/messages/${locale}/*.json`, { cwd: root })
    .flatMap((file) => Object.values(JSON.parse(readFileSync(path.join(root, file), 'utf8'))))
    .filter((text): text is string => typeof text === 'string' && text.length > 25 && !/[{`'"\\]/.test(text));

it.each(locales)('the scripts in %s have the sentences of no other language', (locale) => {
  const manifest: Record<string, { file: string }> = JSON.parse(read(`site-${locale}-manifest.json`));
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
  const all = scripts.map(({ file }) => read(file)).join('\n');
  const own = sentencesIn(locale);
  expect(own.filter((text) => all.includes(text)).length).toBeGreaterThan(50);
  const others = locales.filter((other) => other !== locale).flatMap(sentencesIn);
  expect(others.filter((text) => !own.includes(text) && all.includes(text))).toEqual([]);
});
