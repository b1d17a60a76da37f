import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../contract/durations.ts';

const ROOT = path.join(import.meta.dirname, '..');
const FOLDERS = ['bench', 'content', 'contract', 'demo', 'e2e', 'scripts', 'server', 'test-support', 'trials', 'web'];
const isThere = (folder: string) => existsSync(path.join(ROOT, folder));
const DEFINITION = /^(?:export )?const \w*(?:MINUTE|HOUR|DAY)_MS = /m;

it('a day has 24 hours of 60 minutes', () => {
  expect([MINUTE_MS, HOUR_MS, DAY_MS]).toEqual([60 * 1000, 60 * MINUTE_MS, 24 * HOUR_MS]);
});

it('how long they are is written down once', () => {
  const sources = FOLDERS.filter(isThere).flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  const defining = sources.filter((file) => DEFINITION.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(defining).toEqual([path.join('contract', 'durations.ts')]);
});
