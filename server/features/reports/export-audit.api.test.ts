import { beforeAll, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '../../../contract/durations.ts';
import { reports } from '../../../contract/reports/index.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();
let staff: StaffCall;
beforeAll(async () => {
  staff = await test.logIn();
  const offer = { email: 'asha@example.com', contact: '9876543210', agree: true };
  for (let n = 0; n < 12; n += 1) await test.call('POST', '/offer', { ...offer, name: `Asha ${n}` });
});

const exported = (action = 'report.export') => entries(action);
const entries = async (action: string) => {
  const rows = await test.database.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', action)
    .orderBy('id')
    .execute();
  return rows.map(({ user_id, subject, after }) => ({ user_id, subject, ...JSON.parse(after ?? '') }));
};
const newest = async () => (await exported()).at(-1);

describe('the audit', () => {
  it('is told nothing of what a screen shows', async () => {
    for (const { path } of reports) await staff('POST', path, { page: 1, limit: 10 });
    expect(await exported()).toEqual([]);
  });

  it('has every piece that is taken away: who, which report, which dates and words, how many rows', async () => {
    const body = { page: 1, limit: 1000, fromDate: '2020-01-01', toDate: '2099-12-31', searchTerm: 'Asha' };
    await staff('POST', '/api/offerReports', body);
    const dates = { fromDate: '2020-01-01', toDate: '2099-12-31' };
    const rows = { page: 1, rows: 12, rowsThisHour: expect.any(Number), matching: 12 };
    expect(await newest()).toEqual({ user_id: 'admin', subject: 'offer', ...dates, search: 'Asha', ...rows });
    await staff('POST', '/api/offerReports', { page: 2, limit: 11 });
    expect(await newest()).toMatchObject({ fromDate: '', toDate: '', search: '', page: 2, rows: 1, matching: 12 });
  });

  it('does not keep a number that was searched for', async () => {
    await staff('POST', '/api/offerReports', { page: 1, limit: 1000, search: '9876543210' });
    expect(await newest()).toMatchObject({ search: '********10', rows: 12 });
  });

  it('has a whole report that was read with a cursor, however small the pieces', async () => {
    const before = (await exported()).length;
    let pieces = 0;
    for (let cursor: string | undefined = 'first'; cursor; pieces += 1) {
      const body: object = { limit: 5, searchTerm: 'Asha', cursor };
      cursor = (await staff('POST', '/api/offerReports', body)).json().next;
    }
    const written = (await exported()).slice(before);
    expect(written.map(({ rows }) => rows)).toEqual([5, 5, 2]);
    expect(written.map(({ matching }) => matching)).toEqual([12, 12, 12]);
    expect(pieces).toBe(3);
  });

  it('has what the server counted, whatever the client makes of its cursor', async () => {
    const body = { limit: 5, searchTerm: 'Asha' };
    const { next } = (await staff('POST', '/api/offerReports', { ...body, cursor: 'first' })).json();
    const [createdAt, id, total, signature] = next.split('-');
    const forged = [
      `${createdAt}-${id}-1`,
      `${createdAt}-${id}-1-${signature}`,
      `${createdAt}-${id}-1-${'0'.repeat(32)}`,
    ];
    for (const cursor of forged) {
      const reply = await staff('POST', '/api/offerReports', { ...body, cursor });
      expect([cursor, reply.statusCode, reply.json().totalRecords]).toEqual([cursor, 200, 12]);
      expect(await newest()).toMatchObject({ after: `${createdAt}-${id}`, rows: 5, matching: 12 });
      expect(reply.json().next).toContain(`-${total}-`);
    }
    // Counted for another question.
    await staff('POST', '/api/offerReports', { limit: 5, searchTerm: 'Asha 1', cursor: next });
    expect(await newest()).toMatchObject({ search: 'Asha 1', matching: 3 });
  });

  it('has every fifty different rows that were read screen by screen, by whatever session, and nothing of one read again', async () => {
    const joy = Array.from({ length: 130 }, (_, n) => ({
      kind: 'joyClub',
      name: `Reader ${n}`,
      mobile: '',
      email: '',
      model: '',
      registration: '',
      message: '',
      details: '{}',
      search_text: `reader ${n}`,
      created_at: Date.now(),
    }));
    await test.database.db.insertInto('enquiries').values(joy).execute();
    const read = async (call: StaffCall, page: number, limit = 10) =>
      expect((await call('POST', '/api/getJoyClub', { page, limit, search: 'reader' })).statusCode).toBe(200);
    for (let n = 0; n < 20; n += 1) await read(staff, 1);
    for (let page = 2; page <= 4; page += 1) await read(staff, page);
    expect(await entries('report.read')).toEqual([]);
    await read(await test.logIn(), 5);
    expect(await entries('report.read')).toMatchObject([
      { user_id: 'admin', subject: 'joyClub', search: 'reader', page: 5, rows: 50, matching: 130 },
    ]);
    for (let page = 26; page <= 65; page += 1) await read(staff, page, 2);
    expect(await entries('report.read')).toHaveLength(2);
  });

  it('says how many rows the session was handed within the hour, as files, pieces and screens, and begins anew', async () => {
    const session = await test.logIn();
    try {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      const ofHour = async () => (await newest()).rowsThisHour;
      await session('POST', '/api/offerReports', { page: 1, limit: 10, searchTerm: 'Asha' });
      await session('POST', '/api/offerReports', { limit: 1000, searchTerm: 'Asha' });
      expect(await ofHour()).toBe(22);
      await staff('POST', '/api/offerReports', { limit: 1000, searchTerm: 'Asha 1' });
      expect(await ofHour(), 'another session').not.toBe(25);
      vi.setSystemTime(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS);
      const again = await test.logIn();
      await again('POST', '/api/offerReports', { limit: 1000, searchTerm: 'Asha' });
      expect(await ofHour()).toBe(12);
    } finally {
      vi.useRealTimers();
    }
  });

  it('knows of no export that was refused', async () => {
    const before = await exported();
    expect((await test.call('POST', '/api/offerReports', { limit: 1000 })).statusCode).toBe(401);
    expect((await staff('POST', '/api/offerReports', { limit: 1001 })).statusCode).toBe(400);
    expect(await exported()).toEqual(before);
  });

  it.each(reports)('covers the $title', async ({ path, name }) => {
    expect((await staff('POST', path, { limit: 1000 })).statusCode).toBe(200);
    expect((await newest()).subject).toBe(name);
  });
});
