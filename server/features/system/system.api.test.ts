import { expect, it } from 'vitest';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { markBackupFinished } from '../../db/backup-times.ts';

const test = setUpTestApp({ enquiryRetentionDays: 0, diskWarningMb: 1_000_000_000 });

interface State {
  jobs: { name: string; isWanted: boolean; isRunning: boolean }[];
  disks: { use: string; isNearlyFull: boolean }[];
  [fact: string]: unknown;
}

it('tells which jobs there are, which are wanted, when each ran last and how that ended', async () => {
  const staff = await test.logIn();
  const { db } = test.database;
  const read = async (): Promise<State> => (await staff('GET', '/api/system')).json();
  await db.deleteFrom('jobs').execute();
  const fresh = await read();
  expect(fresh.jobs.map(({ name, isWanted }) => [name, isWanted])).toEqual([
    ['daily-backup', true],
    ['retention', false],
    ['passing-rows', true],
    ['planned-publishing', true],
    ['lead-intake', true],
    ['lead-clock', true],
    ['outbox', true],
    ['morning-digest', false],
  ]);
  expect(fresh).toMatchObject({ lastBackupAt: null, release: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  expect(fresh.jobs[0]).toMatchObject({ dueAt: null, finishedAt: null, isRunning: false, note: '' });
  const run = { started_at: 1000, finished_at: 2000, failures: 2, note: 'the disk is full', due_at: 3000 };
  await db
    .insertInto('jobs')
    .values({ name: 'daily-backup', ...run })
    .execute();
  const lease = { leased_by: 'somebody', leased_until: Date.now() + 60_000 };
  await db
    .insertInto('jobs')
    .values({ name: 'passing-rows', due_at: 0, ...lease })
    .execute();
  await markBackupFinished(db, 1234);
  const later = await read();
  expect(later.lastBackupAt).toBe(1234);
  expect(later.jobs[0]).toMatchObject({ startedAt: 1000, finishedAt: 2000, failures: 2, dueAt: 3000 });
  expect(later.jobs[0]).toMatchObject({ note: 'the disk is full', isRunning: false });
  expect(later.jobs[2]).toMatchObject({ isRunning: true });
});

it('tells how much room is left, and whether that is little', async () => {
  const staff = await test.logIn();
  const { disks } = (await staff('GET', '/api/system')).json() as State;
  expect(disks.every(({ isNearlyFull }) => isNearlyFull)).toBe(true);
  if (!test.config.databaseUrl) expect(disks.map(({ use }) => use)).toContain('database');
});
