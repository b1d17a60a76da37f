import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../../contract/durations.ts';
import { kolkataDate, kolkataDayStart } from '../../../contract/kolkata-time.ts';
import { reports } from '../../../contract/reports/index.ts';
import { sampleBody } from '../../../test-support/sample-calls.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();
let staff: StaffCall;
beforeAll(async () => {
  // Nothing here happens around a midnight.
  vi.useFakeTimers({ toFake: ['Date'], now: kolkataDayStart(kolkataDate(Date.now())) + DAY_MS / 2 });
  staff = await test.logIn();
});
afterAll(() => {
  vi.useRealTimers();
});

const offer = { name: 'Asha', email: 'asha@example.com', contact: '9876543210', agree: true };
const newestRow = async (report: string) => (await staff('POST', report, { limit: 1 })).json().data[0];

describe('the field that people do not see', () => {
  it.each(reports)('marks an enquiry in the $title, and only there does the row say so', async (report) => {
    const { path, kind, texts } = report.enquiry;
    const payload = sampleBody(`submit:${kind}`, {} as never) as object;
    const plain = await test.call('POST', path, payload);
    const row = await newestRow(report.path);
    const keys = ['id', ...report.columns.map(({ key }) => key), 'created_date', 'created_time'];
    expect(Object.keys(row).sort()).toEqual(keys.sort());

    const marked = await test.call('POST', path, { ...payload, website: 'https://spam.example' });
    expect([marked.statusCode, marked.body]).toEqual([plain.statusCode, plain.body]);
    expect(marked.json()).toEqual({ message: texts.success });
    expect(await newestRow(report.path)).toEqual({
      ...row,
      id: expect.any(Number),
      created_date: expect.any(String),
      created_time: expect.any(String),
      suspected: true,
    });
  });

  it.each(['', null, undefined])('makes nobody suspected when it is %j', async (website) => {
    await test.call('POST', '/offer', { ...offer, website });
    expect(await newestRow('/api/offerReports')).not.toHaveProperty('suspected');
  });

  it.each(['x', ' ', 'http://a.example', 0, false, true, {}, ['x'], 'a\0b', '\ud800'])(
    'marks whoever fills it in, with %j too',
    async (website) => {
      expect((await test.call('POST', '/offer', { ...offer, website })).statusCode).toBe(201);
      expect(await newestRow('/api/offerReports')).toHaveProperty('suspected', true);
    },
  );

  it('excuses from no rule, and is found by no search', async () => {
    const refused = await test.call('POST', '/offer', { ...offer, contact: '1', website: 'x' });
    expect(Object.keys(refused.json().fields)).toEqual(['contact']);
    await test.call('POST', '/offer', { ...offer, website: 'needle.example' });
    expect((await staff('POST', '/api/offerReports', { search: 'needle.example' })).json().totalRecords).toBe(0);
  });

  it('is left out of the figures of the dashboard, which say how many there are, and listed in the report', async () => {
    const figures = async () => {
      const today = (await staff('GET', '/api/activity')).json().days.at(-1);
      const listed = (await staff('POST', '/api/amcReports', {})).json().totalRecords as number;
      const card = (await staff('GET', '/api/dashboard')).json()[0].amc as number;
      return { card, ofKind: today.counts.amc as number, suspected: today.suspected as number, listed };
    };
    const before = await figures();
    const amc = sampleBody('submit:amc', {} as never) as object;
    await test.call('POST', '/amc', { ...amc, name: 'Marked', website: 'x' });
    await test.call('POST', '/amc', amc);
    expect(await figures()).toEqual({
      card: before.card + 1,
      ofKind: before.ofKind + 1,
      suspected: before.suspected + 1,
      listed: before.listed + 2,
    });
    await test.database.db.deleteFrom('enquiries').where('name', '=', 'Marked').execute();
    expect(await figures()).toMatchObject({ card: before.card + 1, suspected: before.suspected });
  });
});
