import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DAY_MS } from '../../contract/durations.ts';
import { makeRestoreFolder, removeLeftovers } from './leftovers.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kickstand-leftovers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('removes what a killed command left days ago, and neither what is in use nor anything else', () => {
  const longAgo = new Date(Date.now() - 3 * DAY_MS);
  for (const name of ['.restore-old', '.restore-new', 'backups']) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, 'kickstand.db'), 'x');
    if (name !== '.restore-new') utimesSync(path.join(folder, name), longAgo, longAgo);
  }
  removeLeftovers(folder, '.restore-');
  expect(readdirSync(folder).toSorted()).toEqual(['.restore-new', 'backups']);
});

it('a restore unpacks in the private folder of the data, and removes what an earlier one left there', () => {
  const dataDir = path.join(folder, 'data');
  const first = makeRestoreFolder(dataDir);
  const longAgo = new Date(Date.now() - 3 * DAY_MS);
  utimesSync(first, longAgo, longAgo);
  const second = makeRestoreFolder(dataDir);
  expect(readdirSync(dataDir)).toEqual([path.basename(second)]);
  expect(statSync(dataDir).mode & 0o077).toBe(0);
});
