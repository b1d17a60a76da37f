import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../contract/durations.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { progressOf } from '../jobs/job-rows.ts';
import { retention } from '../jobs/retention.ts';
import { JobRunner } from '../jobs/runner.ts';
import { eraseOldEnquiries } from './retention.ts';

/** Half past midnight of 15 March 2026 in Asia/Kolkata. */
const NOW = Date.parse('2026-03-14T19:00:00Z');
const test = setUpTestApp();

const texts = { name: 'x', mobile: '', email: '', model: '', registration: '', message: '', details: '{}' };
const store = (rows: { kind: string; time: string; word: string }[]) =>
  test.database.db
    .insertInto('enquiries')
    .values(rows.map(({ kind, time, word }) => ({ ...texts, kind, search_text: word, created_at: Date.parse(time) })))
    .execute();
const left = async () =>
  (await test.database.db.selectFrom('enquiries').select('search_text').orderBy('id').execute()).map(
    ({ search_text }) => search_text,
  );
const expired = async () => {
  const rows = await test.database.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'enquiries.expire')
    .orderBy('id')
    .execute();
  return rows.map(({ user_id, subject, after }) => [user_id, subject, JSON.parse(after ?? '')]);
};

const progress = progressOf('retention');
const dueNow = async () => {
  await test.database.db.deleteFrom('jobs').execute();
  await test.database.db.insertInto('jobs').values({ name: 'retention', due_at: 0 }).execute();
};

beforeEach(async () => {
  await test.database.db.deleteFrom('enquiries').execute();
  await test.database.db.deleteFrom('audit').execute();
  await dueNow();
  await store([
    { kind: 'amc', time: '2026-03-12T18:29:59Z', word: 'amc, 12 march' },
    { kind: 'amc', time: '2026-03-12T18:30:00Z', word: 'amc, 13 march' },
    { kind: 'offer', time: '2020-01-01T00:00:00Z', word: 'offer, long ago' },
    { kind: 'offer', time: '2026-03-14T18:59:00Z', word: 'offer, today' },
  ]);
});

describe('retention', () => {
  it('erases whole days that lie before the last so many, and counts them by kind in the audit', async () => {
    expect(await eraseOldEnquiries(test.database.db, 2, NOW, { progress })).toBe(2);
    expect(await left()).toEqual(['amc, 13 march', 'offer, today']);
    const before = '2026-03-13';
    expect(await expired()).toEqual([['(retention)', 'enquiries', { enquiries: { amc: 1, offer: 1 }, before }]]);
    expect(await eraseOldEnquiries(test.database.db, 2, NOW, { progress })).toBe(0);
    expect(await expired()).toHaveLength(1);
  });

  const many = (length: number) =>
    Array.from({ length }, (_, n) => ({ kind: 'contact', time: '2020-01-01T00:00:00Z', word: `${n}` }));

  it('erases many piece by piece, with one entry in the audit for all of them', async () => {
    await store(many(7));
    expect(await eraseOldEnquiries(test.database.db, 2000, NOW, { progress, piece: 3, pauseMs: 0 })).toBe(8);
    expect(await expired()).toEqual([
      ['(retention)', 'enquiries', { enquiries: { contact: 7, offer: 1 }, before: '2020-09-22' }],
    ]);
  });

  it('that fails on the way has written down what it had erased until then, and the next one tells the audit of it', async () => {
    await store(many(7));
    const { db } = test.database;
    const fails = {
      ...db,
      selectFrom: db.selectFrom.bind(db),
      transaction: vi
        .fn()
        .mockImplementationOnce(() => db.transaction())
        .mockImplementationOnce(() => db.transaction())
        .mockImplementation(() => {
          throw new Error('the database has gone away');
        }),
    } as never;
    await expect(eraseOldEnquiries(fails, 2000, NOW, { progress, piece: 3, pauseMs: 0 })).rejects.toThrow('gone away');
    expect(await expired()).toEqual([]);
    expect(await eraseOldEnquiries(db, 2000, NOW, { progress, piece: 3, pauseMs: 0 })).toBe(2);
    expect((await expired()).map(([, , after]) => (after as { enquiries: object }).enquiries)).toEqual([
      { contact: 7, offer: 1 },
    ]);
  });

  it('leaves counts and search as if what it erased had never been', async () => {
    await eraseOldEnquiries(test.database.db, 2, NOW, { progress });
    const staff = await test.logIn();
    const report = async (path: string, search: string) =>
      (await staff('POST', path, { page: 1, limit: 10, search })).json();
    expect(await report('/api/offerReports', '')).toMatchObject({ totalRecords: 1, totalPages: 1 });
    expect((await report('/api/offerReports', 'long ago')).data).toEqual([]);
    expect((await report('/api/amcReports', '13 march')).totalRecords).toBe(1);
    const days = await test.database.db.selectFrom('enquiry_days').selectAll().where('total', '>', 0).execute();
    expect(days.map(({ day }) => day).sort()).toEqual(['2026-03-13', '2026-03-15']);
  });

  const runnerFor = (enquiryRetentionDays: number, pauseMs?: number) => {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const config = { ...test.config, enquiryRetentionDays };
    return { log, runner: new JobRunner([retention(pauseMs)], { config, database: test.database, log }) };
  };
  const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

  it('runs by itself, every day, but only where it is asked for', async () => {
    await runnerFor(0).runner.look(NOW);
    expect(await left()).toHaveLength(4);
    const { runner, log } = runnerFor(2);
    await runner.look(NOW);
    expect(await left()).toEqual(['amc, 13 march', 'offer, today']);
    const old = { kind: 'amc', time: '2020-01-01T00:00:00Z', word: 'another old one' };
    await store([old]);
    await runner.look(NOW + DAY_MS - MINUTE_MS);
    expect(await left()).toContain('another old one');
    await runner.look(NOW + DAY_MS + MINUTE_MS);
    expect(await left()).not.toContain('another old one');
    expect(log.error).not.toHaveBeenCalled();
  });

  it('ends after the piece under way when the server closes, which waits for it and no longer', async () => {
    await store(many(120));
    const { runner, log } = runnerFor(2000, DAY_MS);
    const looking = runner.look(Date.now());
    await until(async () => expect(await left()).toHaveLength(74));
    await runner.stop();
    await looking;
    expect(await left()).toHaveLength(74);
    expect(log.warn).not.toHaveBeenCalled();
    expect(await expired()).toEqual([]);
    const row = await test.database.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
    const handedBack = { due_at: 0, leased_until: 0, finished_at: null, progress: '{"contact":50}' };
    expect(row, 'still due, for whoever comes next').toMatchObject(handedBack);
    await runnerFor(2000, 0).runner.look(Date.now());
    expect((await expired()).map(([, , after]) => (after as { enquiries: object }).enquiries)).toEqual([
      { contact: 120, offer: 1 },
    ]);
  });
});
