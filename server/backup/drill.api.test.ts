import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { lastingRows } from '../../test-support/all-rows.ts';
import { commandEnd, runBackupDrill, runCommand, within } from '../../test-support/backup-drill.ts';
import type { DatabaseSettings } from '../../test-support/databases.ts';
import { emptyDatabase } from '../../test-support/databases.ts';

const STALL_LIMIT_MS = 500;
const folder = mkdtempSync(path.join(tmpdir(), 'kickstand-drill-'));
const cleanUps: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

async function fresh(): Promise<DatabaseSettings> {
  const { settings, remove } = await emptyDatabase();
  cleanUps.push(remove);
  return settings;
}

const isBegun = async (settings: DatabaseSettings) => {
  if (inject('engine') === 'sqlite') return readdirSync(settings.dataDir).some((name) => name.startsWith('.restore-'));
  return (await othersConnected(settings)) > 0;
};

const othersConnected = (settings: DatabaseSettings) =>
  within(settings, async ({ db }) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
      where datname = current_database() and application_name = 'kickstand' and pid <> pg_backend_pid()`.execute(db);
    return Number(rows[0]?.n);
  });

// What the machine does besides can make anybody wait; a backup that holds up writers does so every time.
it('a backup under load holds every enquiry acknowledged before it, and holds up nobody', {
  timeout: 300_000,
  retry: 2,
}, async () => {
  const file = path.join(mkdtempSync(path.join(folder, 'try-')), 'drill.tar.gz');
  const figures = await runBackupDrill(await fresh(), await fresh(), file, 24);
  expect(figures.acknowledgedBefore).toBeGreaterThan(20);
  expect(figures.missing).toBe(0);
  expect(figures.acknowledgedMeanwhile).toBeGreaterThan(20);
  expect(figures.longestMeanwhileMs - figures.longestBeforeMs).toBeLessThan(STALL_LIMIT_MS);
});

it('a restore that is killed leaves the old data or the new, and can be done again', { timeout: 300_000 }, async () => {
  const [source, target] = [await fresh(), await fresh()];
  const [first, second] = ['first', 'second'].map((name) => path.join(folder, `${name}.tar.gz`)) as [string, string];
  await runBackupDrill(source, target, first, 8);
  const oldRows = await within(target, lastingRows);
  await within(source, ({ db }) => db.updateTable('vehicles').set({ price: 77_777 }).execute());
  await commandEnd(runCommand('backup', [second], source));
  const newRows = await within(source, lastingRows);
  expect(newRows.vehicles).not.toEqual(oldRows.vehicles);

  const child = runCommand('restore', [second], target);
  const ended = once(child, 'exit');
  await vi.waitUntil(() => isBegun(target), { timeout: 120_000, interval: 5 });
  child.kill('SIGKILL');
  await ended;
  if (inject('engine') === 'postgres') {
    await vi.waitUntil(async () => (await othersConnected(target)) === 0, { timeout: 60_000, interval: 50 });
  }
  const found = await within(target, lastingRows);
  expect([oldRows.vehicles, newRows.vehicles]).toContainEqual(found.vehicles);
  expect(found).toEqual(found.vehicles?.[0] === oldRows.vehicles?.[0] ? oldRows : newRows);

  await commandEnd(runCommand('restore', [second], target));
  expect(await within(target, lastingRows)).toEqual(newRows);
});
