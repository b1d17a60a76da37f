import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

const client = path.join(import.meta.dirname, '..', 'dist', 'client');
/** Every schema has this property, whose name no builder shortens. */
const MARK = '_zod';

it('no script that a browser loads has zod in it', () => {
  const zod = path.dirname(createRequire(import.meta.url).resolve('zod'));
  expect(readFileSync(path.join(zod, 'v4', 'core', 'core.js'), 'utf8')).toContain(MARK);
  const scripts = globSync('**/*.js', { cwd: client });
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((file) => readFileSync(path.join(client, file), 'utf8').includes(MARK))).toEqual([]);
});
