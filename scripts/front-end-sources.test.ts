import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hashFrontEndSources, isBuilt } from './front-end-sources.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'kickstand-sources-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
for (const source of ['web', 'contract', 'content', 'vite.config.ts', 'scripts', 'package-lock.json']) {
  cpSync(path.join(import.meta.dirname, '..', source), path.join(root, source), { recursive: true });
}
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

it('knows when a build is missing, fresh, and out of date', () => {
  expect(isBuilt(root)).toBe(false);
  mkdirSync(path.join(root, 'dist'));
  write('dist/sources.txt', hashFrontEndSources(root));
  expect(isBuilt(root)).toBe(true);
  write('web/lib/some.test.ts', 'tests are no part of a build');
  expect(isBuilt(root)).toBe(true);
  mkdirSync(path.join(root, 'demo', 'content'), { recursive: true });
  write('demo/content/site.json', '{}');
  expect(isBuilt(root)).toBe(true);
  write('web/site/added.ts', 'export const added = true;');
  expect(isBuilt(root)).toBe(false);
});
