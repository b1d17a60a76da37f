import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
    expect(await expired()).toEqual([
      ['(retention)', 'amc', { enquiries: 1, before }],
      ['(retention)', 'offer', { enquiries: 1, before }],
    ]);
    expect(await eraseOldEnquiries(test.database.db, 2, NOW)).toBe(0);
    expect(await expired()).toHaveLength(2);
  });

  it('erases many piece by piece', async () => {
    const many = Array.from({ length: 7 }, (_, n) => ({ kind: 'contact', time: '2020-01-01T00:00:00Z', word: `${n}` }));
    await store(many);
    expect(await eraseOldEnquiries(test.database.db, 2000, NOW, 3)).toBe(8);
    expect((await expired()).map(([, kind, after]) => [kind, (after as { enquiries: number }).enquiries])).toEqual([
      ['contact', 3],
      ['contact', 3],
      ['contact', 1],
      ['offer', 1],
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

  it('runs by itself, again and again, until the server closes, but only where it is asked for', async () => {
    const hooks: (() => Promise<void>)[] = [];
    const faults: unknown[] = [];
    const keep = (enquiryRetentionDays: number) =>
      keepRetention(
        {
          context: { ...test.app.context, config: { ...test.config, enquiryRetentionDays } },
          log: { info: () => {}, error: (fault: unknown) => faults.push(fault) },
          addHook: (_name: string, hook: () => Promise<void>) => hooks.push(hook),
        } as never,
        { firstAfterMs: 5, everyMs: 20 },
      );
    const isDownTo = (words: string[]) =>
      vi.waitFor(async () => expect(await left()).toEqual(words), { timeout: 20_000, interval: 20 });
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    keep(0);
    await delay(200);
    expect(await left()).toHaveLength(4);
    keep(2);
    await isDownTo(['amc, 13 march', 'offer, today']);
    const old = { kind: 'amc', time: '2020-01-01T00:00:00Z', word: 'another old one' };
    await store([old]);
    await isDownTo(['amc, 13 march', 'offer, today']);
    for (const hook of hooks) await hook();
    await delay(200);
    await store([old]);
    await delay(200);
    expect(await left()).toContain('another old one');
    expect(faults).toEqual([]);
    vi.useRealTimers();
  });
});
