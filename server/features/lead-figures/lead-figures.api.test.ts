import { beforeAll, expect, it } from 'vitest';
import { kolkataInstant } from '../../../contract/kolkata-time.ts';
import { figureNames } from '../../../contract/leads/figures.ts';
import { addFormOf, addLead } from '../../../test-support/desk-rows.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { newStaff } from '../../db/staff.ts';
import { hashPassword } from '../accounts/passwords.ts';

const test = setUpTestApp();
const password = 'a password for a manager';
let owner: StaffCall;
let manager: StaffCall;

const day = (date: string, time = '12:00') => kolkataInstant(date, time);
const MINUTE = 60_000;

beforeAll(async () => {
  const { db } = test.database;
  await db
    .insertInto('staff')
    .values([newStaff('ravi', '', 'sales'), newStaff('maya', await hashPassword(password), 'manager')])
    .execute();
  await db.insertInto('staff_branches').values({ user_id: 'maya', branch: 'annigeri' }).execute();
  const add = async (date: string, lead: Parameters<typeof addLead>[1], kind = 'product') => {
    const at = day(date);
    const row = await addLead(db, { created_at: at, due_at: at + 15 * MINUTE, ...lead });
    await addFormOf(db, row.id, kind, { name: 'Somebody' }, at);
    return row;
  };
  const at = day('2026-11-02');
  const own = { owner: 'ravi', branch: 'annigeri', model: 'SP125' };
  const ended = { closed_at: at };
  // Tried and reached in time, and delivered.
  const inTime = { first_attempt_at: at + MINUTE, first_reached_at: at + MINUTE };
  await add('2026-11-02', { ...own, ...inTime, ...ended, stage: 'delivered' });
  // Tried in time, reached too late, then lost; it had been booked.
  const late = { first_attempt_at: at + 15 * MINUTE, first_reached_at: at + 16 * MINUTE };
  const lost = await add('2026-11-02', { ...own, ...late, stage: 'booked', follow_up_at: at });
  await db
    .updateTable('leads')
    .set({ stage: 'lost', lost_reason: 'price', ...ended })
    .where('id', '=', lost.id)
    .execute();
  // Nobody tried, and its time is over; another has time yet.
  await add('2026-11-03', { department: 'service', branch: 'elsewhere' }, 'service');
  await add('2026-11-04', { due_at: Date.now() + 3_600_000 }, 'finance');
  // These are none: one ended in another, one is from before the desk.
  await add('2026-11-02', { ...ended, merged_into: lost.id });
  await add('2026-11-02', { ...ended, stage: 'lost', lost_reason: 'before' });
  await add('2026-10-31', { ...own, stage: 'testRide', follow_up_at: at });
  owner = await test.logIn();
  manager = await test.logIn({ userId: 'maya', password });
});

const figures = async (call: StaffCall, body: object) => (await call('POST', '/api/leadFigures', body)).json();
const november = { fromDate: '2026-11-01', toDate: '2026-11-30' };

it('counts the leads of some days, whatever became of them since', async () => {
  const { total } = await figures(owner, { ...november, by: 'kind' });
  expect(total).toEqual({
    arrived: 4,
    tried: 2,
    triedInTime: 2,
    reached: 2,
    reachedInTime: 1,
    testRides: 0,
    booked: 2,
    won: 1,
    lost: 1,
    waiting: 1,
    lostWhy: [{ reason: 'price', count: 1 }],
  });
});

it.each([
  [
    'kind',
    [
      ['product', 'Product enquiry or test ride', 2],
      ['finance', 'Finance enquiry', 1],
      ['service', 'Service booking', 1],
    ],
  ],
  [
    'branch',
    [
      ['annigeri', 'Annigeri', 2],
      ['elsewhere', 'elsewhere', 1],
      ['', 'No branch', 1],
    ],
  ],
  [
    'model',
    [
      ['', 'No model', 2],
      ['SP125', 'SP125', 2],
    ],
  ],
  [
    'person',
    [
      ['', 'Nobody', 2],
      ['ravi', 'ravi', 2],
    ],
  ],
  [
    'department',
    [
      ['sales', 'Sales', 3],
      ['service', 'Service', 1],
    ],
  ],
])('by %s', async (by, expected) => {
  const { rows } = await figures(owner, { ...november, by });
  const told = rows.map(({ value, label, arrived }: Record<string, unknown>) => [value, label, arrived]);
  expect(told.map(([value, , arrived]: unknown[]) => [value, arrived])).toEqual(
    expected.map(([value, , n]) => [value, n]),
  );
  if (by !== 'kind') expect(told).toEqual(expected);
});

it('counts only the leads of the branches of an account', async () => {
  const { rows } = await figures(manager, { ...november, by: 'branch' });
  expect(rows.map(({ value }: { value: string }) => value)).toEqual(['annigeri', '']);
});

it('refuses days the wrong way round and groups that there are not', async () => {
  expect((await owner('POST', '/api/leadFigures', { fromDate: '2026-11-02', toDate: '2026-11-01' })).statusCode).toBe(
    400,
  );
  expect((await owner('POST', '/api/leadFigures', { by: 'password_hash' })).statusCode).toBe(400);
});

it('sets a month beside the one before it', async () => {
  const month = (await owner('POST', '/api/leadFigures/month', { month: '2026-11' })).json();
  expect(month).toMatchObject({
    month: '2026-11',
    before: '2026-10',
    total: { now: { arrived: 4 }, before: { arrived: 1, testRides: 1 } },
  });
  expect(month.branches[0]).toMatchObject({
    value: 'annigeri',
    kind: 'product',
    now: { arrived: 2, won: 1 },
    before: { arrived: 1 },
  });
  expect(month.models).toHaveLength(3);
  expect((await owner('POST', '/api/leadFigures/month', { month: '2026-13' })).statusCode).toBe(400);
});

it('leads from each figure to the leads that it counts', async () => {
  const { total } = await figures(owner, { ...november, by: 'kind' });
  const days = { state: 'all', from: november.fromDate, to: november.toDate };
  for (const figure of figureNames) {
    const { leads } = (await owner('POST', '/api/leads/list', { ...days, figure })).json();
    expect([figure, leads.length]).toEqual([figure, total[figure]]);
  }
  const { leads } = (await owner('POST', '/api/leads/list', { ...days, figure: 'arrived', kind: 'product' })).json();
  expect(leads).toHaveLength(2);
});
