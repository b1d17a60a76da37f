import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oddlyNamedModel } from '../../../test-support/demo.ts';
import { snapshot } from '../../../test-support/snapshot.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();
const NOON = Date.parse('2026-03-14T06:30:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(async () => {
  vi.useRealTimers();
  await test.database.db.deleteFrom('contact_clicks').execute();
});

let visitors = 0;
/** Each from an address of its own, unless one is given. */
async function click(kind: string, page: string, remoteAddress?: string) {
  visitors += 1;
  return test.inject({
    method: 'POST',
    url: '/api/contactClicks',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    remoteAddress: remoteAddress ?? `10.0.${Math.floor(visitors / 250)}.${visitors % 250}`,
    payload: JSON.stringify({ kind, page }),
  });
}

async function shown() {
  const staff = await test.logIn();
  const reply = await staff('GET', '/api/contactClicks');
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

describe('calls, chats and shares', () => {
  it('are none at first', async () => {
    expect(await shown()).toEqual({ totals: { call: 0, whatsapp: 0, share: 0 }, pages: [] });
  });

  it('are added up by kind and page, in whatever language the page was', async () => {
    const bike = new URLSearchParams({ bike: oddlyNamedModel.bikeName });
    for (const [kind, page] of [
      ['call', '/finance'],
      ['call', `/kn/finance?${bike}`],
      ['whatsapp', `/view-details?${bike}`],
      ['whatsapp', `/hi/view-details?${String(bike).toLowerCase()}&tab=colours`],
      ['share', `/view-details?${bike}`],
      ['call', '/dealers/6?branch=annigeri'],
    ] as const) {
      expect((await click(kind, page)).statusCode).toBe(200);
    }
    expect(await shown()).toEqual({
      totals: { call: 3, whatsapp: 2, share: 1 },
      pages: [
        { page: `/view-details?${bike}`, total: 3, counts: { call: 0, whatsapp: 2, share: 1 } },
        { page: '/finance', total: 2, counts: { call: 2, whatsapp: 0, share: 0 } },
        { page: '/dealers/6', total: 1, counts: { call: 1, whatsapp: 0, share: 0 } },
      ],
    });
  });

  it('add to those that other servers have stored', async () => {
    await click('call', '/about');
    await shown();
    await click('call', '/about');
    expect((await shown()).totals.call).toBe(2);
    const rows = await test.database.db.selectFrom('contact_clicks').selectAll().execute();
    expect(rows).toEqual([{ day: '2026-03-14', kind: 'call', page: '/about', total: 2 }]);
  });

  it('are shown for thirty days and kept for a year, by day in Asia/Kolkata', async () => {
    await click('call', '/about');
    await shown();
    vi.setSystemTime(Date.parse('2026-04-12T18:29:00.000Z'));
    expect((await shown()).totals.call).toBe(1);
    vi.setSystemTime(Date.parse('2026-04-12T18:31:00.000Z'));
    expect((await shown()).totals.call).toBe(0);
    vi.setSystemTime(Date.parse('2027-06-01T00:00:00.000Z'));
    await click('call', '/finance');
    await shown();
    const days = await test.database.db.selectFrom('contact_clicks').select('day').execute();
    expect(days).toEqual([{ day: '2027-06-01' }]);
  });

  it('on five pages at most are listed', async () => {
    for (const page of ['/', '/about', '/finance', '/contact', '/ev', '/scooters', '/offers'])
      await click('call', page);
    expect((await shown()).pages).toHaveLength(5);
  });
});

describe('what is not counted', () => {
  it.each(['/nowhere', '/view-details?bike=Nimbus', '/dealers/99', '/admin/dashboard', ''])(
    'a click on %j, where there is no page',
    async (page) => {
      const before = await snapshot(test.database.db);
      expect((await click('call', page)).statusCode).toBe(400);
      expect((await shown()).pages).toEqual([]);
      expect(await snapshot(test.database.db)).toEqual(before);
    },
  );

  it('a click of another kind', async () => {
    expect((await click('visit', '/')).statusCode).toBe(400);
  });

  it('a click on another website', async () => {
    const reply = await test.inject({
      method: 'POST',
      url: '/api/contactClicks',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      payload: JSON.stringify({ kind: 'call', page: '/' }),
    });
    expect(reply.statusCode).toBe(403);
  });

  it('more clicks than a person makes', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 35; n += 1) statuses.push((await click('call', '/', '10.9.9.9')).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429, 429, 429, 429]);
    expect((await shown()).totals.call).toBe(30);
  });

  it('where somebody is: no address is stored', async () => {
    await click('call', '/', '203.0.113.77');
    await shown();
    const stored = JSON.stringify(await test.database.db.selectFrom('contact_clicks').selectAll().execute());
    expect(stored).not.toContain('203.0.113');
  });
});

it('what could not be stored waits until it can be', async () => {
  const staff = await test.logIn();
  // Before the click: every few seconds the counter writes by itself.
  const broken = vi.spyOn(test.database.db, 'insertInto').mockImplementation(() => {
    throw new Error('gone');
  });
  await click('share', '/about');
  const failed = await staff('GET', '/api/contactClicks');
  broken.mockRestore();
  expect(failed.statusCode).toBe(500);
  expect((await shown()).totals.share).toBe(1);
});
