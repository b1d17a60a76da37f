import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

/** What the dashboard shows at an instant; the session begins then too. */
async function dashboardAt(instant: string): Promise<unknown> {
  vi.setSystemTime(Date.parse(instant));
  const staff = await test.logIn();
  const reply = await staff('GET', '/api/dashboard');
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

async function submitAt(instant: string, path: string): Promise<void> {
  vi.setSystemTime(Date.parse(instant));
  const mobiles = { contactNumber: '9876543210', contact: '9876543210', mobileNo: '9876543210', mobile: '9876543210' };
  const vehicle = { model: 'Shine', yearOfPurchase: '2020', registrationNumber: 'KA25', registration: 'KA25' };
  const rest = { bookingDate: '2026-06-01', color: 'Red', reason: 'Support', message: 'Hi', agree: true };
  const person = { name: 'Asha', email: 'asha@example.com', emailId: 'asha@example.com' };
  const reply = await test.call('POST', path, { ...mobiles, ...vehicle, ...rest, ...person });
  expect(reply.statusCode).toBe(201);
}

const FIRST = '2026-03-13T18:30:00.000Z';
const NOON = '2026-03-14T06:30:00.000Z';
const LAST = '2026-03-14T18:29:59.999Z';

describe('the dashboard', () => {
  it('counts nothing on a day without enquiries', async () => {
    expect(await dashboardAt(NOON)).toEqual([{ bookings: 0, amc: 0, warranty: 0, enquiry_report: 0 }]);
  });

  it('counts the bookings, AMC, warranty and product enquiries of today in Asia/Kolkata', async () => {
    for (const instant of ['2026-03-13T18:29:59.999Z', '2026-03-14T18:30:00.000Z']) {
      for (const path of ['/book-service', '/amc', '/warranty', '/api/postBooking']) await submitAt(instant, path);
    }
    for (const instant of [FIRST, NOON, LAST]) await submitAt(instant, '/book-service');
    for (const instant of [FIRST, LAST]) await submitAt(instant, '/amc');
    for (const instant of [NOON, NOON, NOON, NOON]) await submitAt(instant, '/warranty');
    await submitAt(LAST, '/api/postBooking');
    for (const path of ['/finance', '/contact', '/offer', '/opt-in', '/api/joyClub']) await submitAt(NOON, path);

    const today = [{ bookings: 3, amc: 2, warranty: 4, enquiry_report: 1 }];
    for (const instant of [FIRST, NOON, LAST]) expect(await dashboardAt(instant)).toEqual(today);
  });

  it('begins anew at midnight', async () => {
    const neighbours = [{ bookings: 1, amc: 1, warranty: 1, enquiry_report: 1 }];
    expect(await dashboardAt('2026-03-14T18:30:00.000Z')).toEqual(neighbours);
    expect(await dashboardAt('2026-03-13T18:29:59.999Z')).toEqual(neighbours);
    expect(await dashboardAt('2026-03-16T00:00:00.000Z')).toEqual([
      { bookings: 0, amc: 0, warranty: 0, enquiry_report: 0 },
    ]);
  });

  it.each(['/api/dashboard', '/api/activity'])('is for staff only: %s', async (path) => {
    const reply = await test.call('GET', path);
    expect(reply.statusCode).toBe(401);
    expect(reply.json().error).toBe(reply.json().message);
  });
});

describe('what came in lately', () => {
  interface Activity {
    days: { date: string; counts: Record<string, number> }[];
    latest: { report: string; name: string; created_date: string; created_time: string }[];
  }

  async function activityAt(instant: string): Promise<Activity> {
    vi.setSystemTime(Date.parse(instant));
    const staff = await test.logIn();
    const reply = await staff('GET', '/api/activity');
    expect(reply.statusCode).toBe(200);
    return reply.json();
  }

  it('has thirty days up to today in Asia/Kolkata, each with its counts by report', async () => {
    const { days } = await activityAt(LAST);
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ date: '2026-02-13', counts: {} });
    expect(days.at(-2)).toEqual({ date: '2026-03-13', counts: { booking: 1, amc: 1, warranty: 1, enquiry: 1 } });
    expect(days.at(-1)).toEqual({
      date: '2026-03-14',
      counts: { booking: 3, amc: 2, warranty: 4, enquiry: 1, finance: 1, contact: 1, offer: 1, optIn: 1, joyClub: 1 },
    });
    expect(
      (await activityAt('2026-05-01T00:00:00Z')).days.every(({ counts }) => Object.keys(counts).length === 0),
    ).toBe(true);
  });

  it('has the ten that arrived last, the newest first', async () => {
    const { latest } = await activityAt(LAST);
    expect(latest).toHaveLength(10);
    expect(latest.slice(0, 5).map(({ report }) => report)).toEqual(['joyClub', 'optIn', 'offer', 'contact', 'finance']);
    expect(latest[0]).toMatchObject({
      name: 'Asha',
      mobile: '9876543210',
      created_date: '2026-03-14',
      created_time: '12:00:00',
    });
  });
});
