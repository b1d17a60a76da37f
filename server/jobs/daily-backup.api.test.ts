import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../contract/durations.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { checkBackup } from '../backup/restore-backup.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/connect.ts';
import type { Database } from '../db/engine.ts';
import { dailyBackup } from './daily-backup.ts';
import { JobRunner } from './runner.ts';

/** 02:30 in Asia/Kolkata. */
const NIGHT = Date.parse('2026-11-15T21:00:00Z');

const test = setUpTestApp();
const opened: Database[] = [];
let folder: string;
const complaints: unknown[] = [];
const log = { info: () => {}, warn: () => {}, error: (entry: unknown) => complaints.push(entry) };

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kickstand-daily-'));
  const { db } = test.database;
  await db.deleteFrom('meta').where('key', '=', 'backup_finished_at').execute();
  await db.deleteFrom('jobs').execute();
  await db.insertInto('jobs').values({ name: 'daily-backup', due_at: 0 }).execute();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(async () => {
  for (const database of opened) await database.close();
});

/** A process for each backup is what the server has, but takes its time; most tests make theirs right here. */
const here = { make: makeBackup, stop: () => {} };

/** A server beside others, on the same data. */
function server(settings: Partial<Config> = {}, maker?: typeof here): JobRunner {
  const database = openDatabase(test.config, 'setting-up');
  opened.push(database);
  const config = { ...test.config, backupDir: folder, backupKeepDays: 2, ...settings };
  return new JobRunner([dailyBackup(maker && (() => maker))], { config, database, log });
}
const audit = (action: string) =>
  test.database.db.selectFrom('audit').selectAll().where('action', '=', action).execute();

describe('the daily backup', () => {
  it('is made once, whichever of several servers comes first, and again on the next day', async () => {
    const servers = [server(), server({}, here)];
    await Promise.all(servers.map((one) => one.look(NIGHT)));
    for (const one of servers.toReversed()) await one.look(NIGHT + 12 * HOUR_MS);
    expect(readdirSync(folder)).toEqual(['kickstand-daily-2026-11-16-023000.tar.gz']);
    for (const one of servers) await one.look(NIGHT + DAY_MS);
    expect(readdirSync(folder).length).toBe(2);
    for (const name of readdirSync(folder)) {
      const file = path.join(folder, name);
      expect((await checkBackup({ file, passphrase: undefined })).tables.length).toBeGreaterThan(15);
    }
    expect((await audit('backup.made')).map(({ user_id, subject }) => [user_id, subject])).toEqual([
      ['(server)', 'kickstand-daily-2026-11-16-023000.tar.gz'],
      ['(server)', 'kickstand-daily-2026-11-17-023000.tar.gz'],
    ]);
  });

  it('takes the place of those that are older than the days to keep, and of nothing else', async () => {
    const others = ['kickstand-2020-01-01-000000.tar.gz', 'letter.txt', 'kickstand-daily-2026-11-15-020000.tar.gz'];
    const endings = ['.tar.gz', '.tar.gz.age', '.tar.gz.sealed'];
    const old = endings.map((ending) => `kickstand-daily-2026-11-14-020000${ending}`);
    for (const name of [...others, ...old]) writeFileSync(path.join(folder, name), 'x');
    await server({}, here).look(NIGHT);
    expect(readdirSync(folder).toSorted()).toEqual([...others, 'kickstand-daily-2026-11-16-023000.tar.gz'].toSorted());
  });

  it('that fails is logged and audited, removes nothing, and is tried again before long', async () => {
    const old = path.join(folder, 'kickstand-daily-2020-01-01-020000.tar.gz');
    writeFileSync(old, 'x');
    const blocked = path.join(folder, 'no-folder');
    writeFileSync(blocked, 'x');
    complaints.length = 0;
    const failing = server({ backupDir: blocked }, here);
    await failing.look(NIGHT);
    expect(complaints).toMatchObject([{ reason: expect.stringContaining('EEXIST') }]);
    expect((await audit('backup.failed')).length).toBe(1);
    await failing.look(NIGHT + MINUTE_MS);
    expect(complaints.length).toBe(1);
    expect(readdirSync(folder)).toContain(path.basename(old));
    await server({}, here).look(NIGHT + HOUR_MS);
    expect(readdirSync(folder)).toEqual(['kickstand-daily-2026-11-16-033000.tar.gz', 'no-folder']);
  });

  it('waits until two in the morning in Asia/Kolkata', async () => {
    const one = server({}, here);
    await one.look(NIGHT);
    await one.look(NIGHT + DAY_MS - HOUR_MS / 2 - 1000);
    expect(readdirSync(folder).length).toBe(1);
    await one.look(NIGHT + DAY_MS - HOUR_MS / 2);
    expect(readdirSync(folder).length).toBe(2);
  });

  it('is asked after by whoever watches the server', async () => {
    const state = async () => (await test.call('GET', '/healthz')).json();
    expect(await state()).toEqual({ status: 'ok', backup: 'ok' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 37 * HOUR_MS });
    try {
      expect(await state()).toEqual({ status: 'ok', backup: 'late' });
      await server({}, here).look(Date.now());
      expect(await state()).toEqual({ status: 'ok', backup: 'ok' });
    } finally {
      vi.useRealTimers();
    }
  });
});
