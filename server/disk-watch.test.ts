import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOUR_MS } from '../contract/durations.ts';
import { watchDisk } from './disk-watch.ts';

const MEGABYTE = 1024 * 1024;
let folder: string;
const hooks: (() => Promise<void>)[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'disk-watch-'));
  vi.useFakeTimers();
});
afterEach(async () => {
  for (const hook of hooks.splice(0)) await hook();
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

function watch(diskWarningMb: number, freeBytes: () => Promise<number>): unknown[] {
  const warned: unknown[] = [];
  const config = {
    diskWarningMb,
    dataDir: folder,
    backupDir: path.join(folder, 'none'),
    backupKeepDays: 7,
    databaseUrl: '',
  };
  const app = {
    context: { config },
    log: { warn: (facts: unknown) => warned.push(facts) },
    addHook: (_name: string, hook: () => Promise<void>) => hooks.push(hook),
  };
  watchDisk(app as never, freeBytes);
  return warned;
}

it('warns at the start and every hour while there is little room', async () => {
  let free = 99 * MEGABYTE;
  const warned = watch(100, async () => free);
  await vi.advanceTimersByTimeAsync(1);
  expect(warned).toEqual([{ folder, freeMegabytes: 99 }]);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(warned).toHaveLength(2);
  free = 100 * MEGABYTE;
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(warned).toHaveLength(2);
});

it('says so when it cannot see', async () => {
  const warned = watch(100, async () => {
    throw Object.assign(new Error('gone'), { code: 'EIO' });
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(warned).toEqual([{ folder, code: 'EIO' }]);
});

it('is quiet where it is turned off', async () => {
  const warned = watch(0, async () => 0);
  await vi.advanceTimersByTimeAsync(1);
  expect(warned).toEqual([]);
});
