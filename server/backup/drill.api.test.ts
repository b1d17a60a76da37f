import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, inject, it, vi } from 'vitest';
import { lastingRows } from '../../test-support/all-rows.ts';
import { addPictures, commandEnd, runBackupDrill, runCommand, within } from '../../test-support/backup-drill.ts';
import { changeModels } from '../../test-support/change-document.ts';
import type { DatabaseSettings } from '../../test-support/databases.ts';
import { setUpBackups } from '../../test-support/set-up-backups.ts';

const { folder, empty, filled, backUp, restore } = setUpBackups();

/** Waits until the restore is at work. Nobody may be connected like a server meanwhile: that is what a restore refuses. */
async function untilBegun(settings: DatabaseSettings, isOver: () => boolean): Promise<void> {
  const options = { timeout: 120_000, interval: 5 };
  if (inject('engine') === 'sqlite') {
    const hasScratch = () => readdirSync(settings.dataDir).some((name) => name.startsWith('.restore-'));
    await vi.waitUntil(() => isOver() || hasScratch(), options);
    return;
  }
  await watching(settings, (others) => vi.waitUntil(async () => isOver() || (await others()) > 0, options));
}

/** Answers whether the restore was caught at work: a quick one can be over before anybody sees it. */
async function killInTheMiddle(file: string, settings: DatabaseSettings): Promise<boolean> {
  await untilGone(settings);
  const child = runCommand('restore', [file], settings);
  const ended = commandEnd(child).then(
    () => undefined,
    (fault: unknown) => fault,
  );
  await untilBegun(settings, () => child.exitCode !== null);
  child.kill('SIGKILL');
  const fault = await ended;
  if (child.signalCode === 'SIGKILL') return true;
  if (fault) throw fault;
  return false;
}

async function untilGone(settings: DatabaseSettings): Promise<void> {
  if (inject('engine') === 'sqlite') return;
  const options = { timeout: 60_000, interval: 50 };
  await watching(settings, (others) => vi.waitUntil(async () => (await others()) === 0, options));
}

async function watching(
  { databaseUrl }: DatabaseSettings,
  watch: (others: () => Promise<number>) => Promise<unknown>,
): Promise<void> {
  const watcher = new pg.Client({ connectionString: databaseUrl, application_name: 'watcher' });
  await watcher.connect();
  const others = async () => {
    const { rowCount } = await watcher.query(`select pid from pg_stat_activity
      where datname = current_database() and application_name = 'kickstand'`);
    return rowCount ?? 0;
  };
  try {
    await watch(others);
  } finally {
    await watcher.end();
  }
}

// How long the longest wait is depends on what the machine does besides; the trial measures it.
it('a backup under load holds every enquiry acknowledged before it, and people go on writing meanwhile', {
  timeout: 300_000,
}, async () => {
  const file = path.join(folder, 'drill.tar.gz');
  const size = { pictures: 4, enquiriesBefore: 25 };
  const figures = await runBackupDrill(await filled(), await empty(), file, size);
  expect(figures.acknowledgedBefore).toBeGreaterThan(20);
  expect(figures.missing).toBe(0);
  expect(figures.acknowledgedMeanwhile).toBeGreaterThan(20);
});

it('a restore that is killed leaves the old data or the new, and can be done again', { timeout: 300_000 }, async () => {
  const [source, target] = [await filled(), await empty()];
  await within(source, (database) => addPictures(database, 4));
  const { file: first } = await backUp(source);
  await restore(target, first);
  const oldRows = await within(target, lastingRows);
  await within(source, (database) => changeModels(database, { price: 77_777 }));
  const { file: second } = await backUp(source);
  const newRows = await within(source, lastingRows);
  expect(newRows.revisions).not.toEqual(oldRows.revisions);

  await vi.waitUntil(async () => {
    const isCaught = await killInTheMiddle(second, target);
    if (!isCaught) await restore(target, first);
    return isCaught;
  }, 120_000);
  await untilGone(target);
  const found = await within(target, lastingRows);
  expect([oldRows.revisions, newRows.revisions]).toContainEqual(found.revisions);
  expect(found).toEqual(found.revisions?.length === oldRows.revisions?.length ? oldRows : newRows);

  await commandEnd(runCommand('restore', [second], target));
  expect(await within(target, lastingRows)).toEqual(newRows);
});
