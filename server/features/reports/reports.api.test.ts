import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

/** Path of the report, and the kind under which its enquiries are stored. */
const reports = [
  ['/api/bookingReports', 'service'],
  ['/api/amcReports', 'amc'],
  ['/api/ExtendedWarrantyReports', 'warranty'],
  ['/api/financeReports', 'finance'],
  ['/api/enquiryReports', 'product'],
  ['/api/offerReports', 'offer'],
  ['/api/getJoyClub', 'joyClub'],
  ['/api/contactReports', 'contact'],
  ['/api/optInReports', 'optIn'],
] as const;

const row = (kind: string, name: string, instant: string) => ({
  kind,
  name,
  mobile: '',
  email: '',
  model: '',
  registration: '',
  message: '',
  details: '{}',
  search_text: name.toLowerCase(),
  created_at: Date.parse(instant),
});

/** Instants around two midnights of Asia/Kolkata (18:30 UTC), oldest first. */
const edges = [
  ['before the 9th', '2026-03-08T18:29:59.999Z', '2026-03-08', '23:59:59'],
  ['first of the 9th', '2026-03-08T18:30:00.000Z', '2026-03-09', '00:00:00'],
  ['noon of the 9th', '2026-03-09T06:30:00.000Z', '2026-03-09', '12:00:00'],
  ['last of the 9th', '2026-03-09T18:29:59.999Z', '2026-03-09', '23:59:59'],
  ['first of the 10th', '2026-03-09T18:30:00.000Z', '2026-03-10', '00:00:00'],
  ['last of the 10th', '2026-03-10T18:29:59.999Z', '2026-03-10', '23:59:59'],
  ['first of the 11th', '2026-03-10T18:30:00.000Z', '2026-03-11', '00:00:00'],
] as const;

const test = setUpTestApp();
let staff: StaffCall;

beforeAll(async () => {
  staff = await test.logIn();
  for (const [, kind] of reports) {
    // Eighteen older ones, all of the same moment, make 25 together with the edges.
    const older = Array.from({ length: 18 }, (_, index) => row(kind, `older ${index}`, '2025-06-01T10:00:00Z'));
    const rows = [...older, ...edges.map(([name, instant]) => row(kind, name, instant))];
    await test.database.db.insertInto('enquiries').values(rows).execute();
  }
});

interface Page {
  data: { id: number; name: string; created_date: string; created_time: string }[];
  totalPages: number;
  totalRecords: number;
}

async function read(path: string, body: unknown): Promise<Page> {
  const reply = await staff('POST', path, body);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

const namesOf = ({ data }: Page): string[] => data.map(({ name }) => name);
const newestFirst = [...edges].reverse().map(([name]) => name);

describe.each(reports)('%s', (path) => {
  it('has pages of ten, the newest first', async () => {
    const first = await read(path, { page: 1, limit: 10 });
    expect(Object.keys(first).sort()).toEqual(['data', 'totalPages', 'totalRecords']);
    expect(first).toMatchObject({ totalPages: 3, totalRecords: 25 });
    expect(namesOf(first)).toEqual([...newestFirst, 'older 17', 'older 16', 'older 15']);
    const last = await read(path, { page: 3, limit: 10 });
    expect(last).toMatchObject({ totalPages: 3, totalRecords: 25 });
    expect(namesOf(last)).toEqual(['older 4', 'older 3', 'older 2', 'older 1', 'older 0']);
  });

  it('shows every row once, whatever the size of the page', async () => {
    const { data: all } = await read(path, { page: 1, limit: 100 });
    for (const limit of [4, 10, 1000]) {
      const { totalPages } = await read(path, { page: 1, limit });
      expect(totalPages).toBe(Math.ceil(25 / limit));
      const pages = [];
      for (let page = 1; page <= totalPages; page += 1) pages.push(await read(path, { page, limit }));
      const seen = pages.flatMap(({ data }) => data.map(({ id }) => id));
      expect(seen).toEqual(all.map(({ id }) => id));
      expect(new Set(seen).size).toBe(25);
    }
  });

  it('is empty beyond its end, with the right totals', async () => {
    for (const page of [4, 5, 1000, 99_999_999]) {
      expect(await read(path, { page, limit: 10 })).toEqual({ data: [], totalPages: 3, totalRecords: 25 });
    }
  });

  it('takes page and limit as text, and begins with ten rows when it is told nothing', async () => {
    const first = await read(path, { page: 1, limit: 10 });
    expect(await read(path, {})).toEqual(first);
    expect(await read(path, { page: '1', limit: '10', fromDate: '', toDate: '', search: '' })).toEqual(first);
    expect(await read(path, { page: 1, limit: 10, fromDate: null, toDate: null, searchTerm: '' })).toEqual(first);
  });

  it('keeps to the days asked for, first and last included', async () => {
    const between = async (fromDate: string, toDate: string) =>
      namesOf(await read(path, { page: 1, limit: 10, fromDate, toDate }));
    expect(await between('2026-03-09', '2026-03-09')).toEqual([
      'last of the 9th',
      'noon of the 9th',
      'first of the 9th',
    ]);
    expect(await between('2026-03-10', '2026-03-10')).toEqual(['last of the 10th', 'first of the 10th']);
    expect(await between('2026-03-08', '2026-03-09')).toHaveLength(4);
    expect(await between('2026-03-10', '')).toEqual(newestFirst.slice(0, 3));
    expect(await between('2026-03-12', '2030-01-01')).toEqual([]);
    expect(await between('2020-01-01', '2025-05-31')).toEqual([]);
  });

  it('counts and pages only those days', async () => {
    const older = { toDate: '2025-12-31', limit: 10 };
    expect(await read(path, { ...older, page: 1 })).toMatchObject({ totalPages: 2, totalRecords: 18 });
    expect(namesOf(await read(path, { ...older, page: 2 })).at(-1)).toBe('older 0');
    expect(await read(path, { ...older, page: 3 })).toEqual({ data: [], totalPages: 2, totalRecords: 18 });
    expect(await read(path, { fromDate: '2026-03-12' })).toEqual({ data: [], totalPages: 0, totalRecords: 0 });
  });

  it('combines days with a search', async () => {
    const ofThe9th = await read(path, { search: 'OF THE', fromDate: '2026-03-09', toDate: '2026-03-09' });
    expect(namesOf(ofThe9th)).toEqual(['last of the 9th', 'noon of the 9th', 'first of the 9th']);
    const firsts = await read(path, { searchTerm: 'first', fromDate: '2026-03-10', toDate: '2026-03-10' });
    expect(firsts).toMatchObject({ totalPages: 1, totalRecords: 1, data: [{ name: 'first of the 10th' }] });
    expect(await read(path, { search: 'older', page: 2 })).toMatchObject({ totalPages: 2, totalRecords: 18 });
    expect((await read(path, { search: 'older', page: 3 })).data).toEqual([]);
  });

  it('tells date and time of each enquiry in Asia/Kolkata', async () => {
    const { data } = await read(path, { fromDate: '2026-03-08' });
    const shown = data.map(({ name, created_date, created_time }) => [name, created_date, created_time]);
    expect(shown.reverse()).toEqual(edges.map(([name, , date, time]) => [name, date, time]));
  });

  it('refuses what is no page, no limit and no date', async () => {
    const faults: [string, unknown[]][] = [
      ['page', [0, -1, 1.5, 'two', '', {}, true]],
      ['limit', [0, -10, 2.5, 'all', 1_000_000, []]],
      ['fromDate', ['2026-02-30', '09-03-2026', 'yesterday', 20260309, {}]],
      ['toDate', ['2026-13-01', '2026-3-9', '2026-03-09T00:00:00Z']],
      ['search', [5, {}, ['x'], 'x'.repeat(5000), 'a\0b']],
    ];
    for (const [field, values] of faults) {
      for (const value of values) {
        const reply = await staff('POST', path, { page: 1, limit: 10, [field]: value });
        expect([field, value, reply.statusCode]).toEqual([field, value, 400]);
        expect(reply.json().error).toBe(reply.json().message);
        expect(reply.json().fields).toHaveProperty(field);
      }
    }
  });

  it('is for staff only', async () => {
    const reply = await test.call('POST', path, { page: 1, limit: 10 });
    expect(reply.statusCode).toBe(401);
    expect(reply.body).not.toContain('older');
    expect(reply.json().error).toBe(reply.json().message);
  });
});

describe('a report of many', () => {
  const path = '/api/amcReports';
  const many = { fromDate: '2024-01-01', toDate: '2024-01-31' };

  beforeAll(async () => {
    // Many share a moment, and a day holds from none to 400 of them.
    const instants = Array.from({ length: 1200 }, (_, index) => {
      const day = index < 400 ? 3 : 4 + (index % 17);
      return new Date(Date.UTC(2024, 0, day, 18, 29, 59 + (index % 3))).toISOString();
    });
    const rows = instants.map((instant, index) => row('amc', `many ${index}`, instant));
    await test.database.db.insertInto('enquiries').values(rows).execute();
  });

  it.each([
    ['alone', many],
    ['with a search', { ...many, search: 'many' }],
    ['with a search of one letter', { ...many, search: 'y' }],
  ])('has no row twice and none missing, down to the last page: %s', async (_what, query) => {
    const pages = [];
    for (let page = 1; page <= 18; page += 1) pages.push(await read(path, { ...query, page, limit: 70 }));
    expect(pages[17]).toMatchObject({ totalPages: 18, totalRecords: 1200 });
    const all = pages.flatMap(({ data }) => data);
    expect(new Set(all.map(({ name }) => name)).size).toBe(1200);
    const keys = all.map((one) => `${one.created_date} ${one.created_time} ${String(one.id).padStart(9, '0')}`);
    expect(keys).toEqual([...keys].sort().reverse());
  });

  it('counts rightly after rows were taken away', async () => {
    await test.database.db.deleteFrom('enquiries').where('name', 'like', 'many 1%').execute();
    const left = Array.from({ length: 1200 }, (_, index) => `many ${index}`).filter(
      (name) => !name.startsWith('many 1'),
    );
    expect((await read(path, many)).totalRecords).toBe(left.length);
    expect((await read(path, { ...many, search: 'many' })).totalRecords).toBe(left.length);
  });
});
