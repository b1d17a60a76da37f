import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** What a build begins with: its entries, itself, and what it starts. */
const ENTRIES = [
  'web/entry-client.tsx',
  'web/entry-server.tsx',
  'web/admin/entry-admin.tsx',
  'web/worker/service-worker.ts',
  'web/worker/push-worker.ts',
  'vite.config.ts',
  'scripts/build.ts',
  'scripts/fonts.ts',
  'scripts/messages.ts',
];
/** The only module that says where the demo is. */
const SAYS_WHERE = 'content/demo-folder.ts';
/** Whatever names another file of ours: imports of any kind, workers, style sheets and what they look through. */
const NAMES = /(?:from|import|import\(|new URL\(|@import|@source)\s*\(?['"](\.{1,2}\/[^'"]+)['"]/g;

function reachedFrom(entries: readonly string[]): Set<string> {
  const reached = new Set(entries);
  for (const file of reached) {
    if (!/\.(ts|tsx|mjs|css)$/.test(file) || !existsSync(path.join(root, file))) continue;
    for (const [, name = ''] of read(file).matchAll(NAMES)) {
      // A worker is imported as `file.ts?worker`.
      reached.add(path.posix.join(path.posix.dirname(file), name.replace(/\?.*/, '')));
    }
  }
  return reached;
}

it('nothing that a build is made of comes from the demo, or knows where it is', () => {
  const reached = reachedFrom(ENTRIES);
  expect(reached.size).toBeGreaterThan(500);
  // By a dynamic import, by a worker, by a plugin and by a style sheet.
  for (const known of [
    'web/site/home/home-page.tsx',
    'web/admin/exports/export-worker.ts',
    'content/product-translations.ts',
    'web/ui/theme.css',
  ]) {
    expect(reached).toContain(known);
  }
  expect([...reached].filter((file) => file === SAYS_WHERE || /^(\.\.\/)*demo(\/|$)/.test(file))).toEqual([]);
});

it('no other module names the folder of the demo', () => {
  const modules = globSync('{bench,content,contract,scripts,server,trials,web}/**/*.{ts,tsx,mjs}', { cwd: root });
  expect(modules.length).toBeGreaterThan(800);
  const naming = modules.filter((file) => !file.endsWith('.test.ts') && /['"`/]demo['"`/]/.test(code(read(file))));
  expect(naming).toEqual([SAYS_WHERE]);
});

const code = (source: string): string => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
