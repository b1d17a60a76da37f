import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../contract/durations.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { eraseOldEnquiries } from './retention.ts';
import { keepRetention } from './retention-job.ts';

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

beforeEach(async () => {
  await test.database.db.deleteFrom('enquiries').execute();
  await test.database.db.deleteFrom('audit').execute();
  await store([
    { kind: 'amc', time: '2026-03-12T18:29:59Z', word: 'amc, 12 march' },
    { kind: 'amc', time: '2026-03-12T18:30:00Z', word: 'amc, 13 march' },
    { kind: 'offer', time: '2020-01-01T00:00:00Z', word: 'offer, long ago' },
    { kind: 'offer', time: '2026-03-14T18:59:00Z', word: 'offer, today' },
  ]);
});

describe('retention', () => {
  it('erases whole days that lie before the last so many, and counts them by kind in the audit', async () => {
    expect(await eraseOldEnquiries(test.database.db, 2, NOW)).toBe(2);
    expect(await left()).toEqual(['amc, 13 march', 'offer, today']);
    const before = '2026-03-13';
    expect(await expired()).toEqual([['(retention)', 'enquiries', { enquiries: { amc: 1, offer: 1 }, before }]]);
    expect(await eraseOldEnquiries(test.database.db, 2, NOW)).toBe(0);
    expect(await expired()).toHaveLength(1);
  });

  const many = (length: number) =>
    Array.from({ length }, (_, n) => ({ kind: 'contact', time: '2020-01-01T00:00:00Z', word: `${n}` }));

  it('erases many piece by piece, with one entry in the audit for all of them', async () => {
    await store(many(7));
    expect(await eraseOldEnquiries(test.database.db, 2000, NOW, { piece: 3, pauseMs: 0 })).toBe(8);
    expect(await expired()).toEqual([
      ['(retention)', 'enquiries', { enquiries: { contact: 7, offer: 1 }, before: '2020-09-22' }],
    ]);
  });

  it('that fails on the way has told the audit what it had erased until then', async () => {
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
    await expect(eraseOldEnquiries(fails, 2000, NOW, { piece: 3, pauseMs: 0 })).rejects.toThrow('gone away');
    expect((await expired()).map(([, , after]) => (after as { enquiries: object }).enquiries)).toEqual([
      { contact: 6 },
    ]);
  });

  it('leaves counts and search as if what it erased had never been', async () => {
    await eraseOldEnquiries(test.database.db, 2, NOW);
    const staff = await test.logIn();
    const report = async (path: string, search: string) =>
      (await staff('POST', path, { page: 1, limit: 10, search })).json();
    expect(await report('/api/offerReports', '')).toMatchObject({ totalRecords: 1, totalPages: 1 });
    expect((await report('/api/offerReports', 'long ago')).data).toEqual([]);
    expect((await report('/api/amcReports', '13 march')).totalRecords).toBe(1);
    const days = await test.database.db.selectFrom('enquiry_days').selectAll().where('total', '>', 0).execute();
    expect(days.map(({ day }) => day).sort()).toEqual(['2026-03-13', '2026-03-15']);
  });

  const keep = (enquiryRetentionDays: number, times: Parameters<typeof keepRetention>[1]) => {
    const hooks: (() => Promise<void>)[] = [];
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const context = { ...test.app.context, config: { ...test.config, enquiryRetentionDays } };
    const addHook = (_name: string, hook: () => Promise<void>) => hooks.push(hook);
    keepRetention({ context, log, addHook } as never, times);
    return { log, close: () => Promise.all(hooks.map((hook) => hook())) };
  };
  const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

  it('runs by itself, again and again, until the server closes, but only where it is asked for', async () => {
    const times = { firstAfterMs: 5, everyMs: 20 };
    const isDownTo = (words: string[]) => until(async () => expect(await left()).toEqual(words));
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    keep(0, times);
    await delay(200);
    expect(await left()).toHaveLength(4);
    const { close, log } = keep(2, times);
    await isDownTo(['amc, 13 march', 'offer, today']);
    const old = { kind: 'amc', time: '2020-01-01T00:00:00Z', word: 'another old one' };
    await store([old]);
    await isDownTo(['amc, 13 march', 'offer, today']);
    await close();
    await store([old]);
    await delay(200);
    expect(await left()).toContain('another old one');
    expect(log.error).not.toHaveBeenCalled();
  });

  it('ends after the piece under way when the server closes, which waits for it and no longer', async () => {
    await store(many(120));
    const { close, log } = keep(2000, { firstAfterMs: 0, everyMs: DAY_MS, pauseMs: DAY_MS });
    await until(async () => expect(await left()).toHaveLength(74));
    await close();
    expect(await left()).toHaveLength(74);
    expect(log.info).toHaveBeenCalledWith({ erased: 50, days: 2000 }, 'old enquiries erased');
    expect(log.warn).not.toHaveBeenCalled();
    expect((await expired()).map(([, , after]) => (after as { enquiries: object }).enquiries)).toEqual([
      { contact: 50 },
    ]);
  });
});
