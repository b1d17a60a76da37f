import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../contract/durations.ts';
import { addCustomer, addEnquiryOf, addLead } from '../../../test-support/desk-rows.ts';
import { addColleague } from '../../../test-support/team.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();
let sales: StaffCall;
let other: StaffCall;
let manager: StaffCall;
let reader: StaffCall;
const db = () => test.database.db;

beforeAll(async () => {
  sales = await addColleague(test, 'asha', 'sales', ['annigeri']);
  other = await addColleague(test, 'ravi', 'sales', ['annigeri']);
  manager = await addColleague(test, 'meera', 'manager', ['annigeri']);
  reader = await addColleague(test, 'rhea', 'reader');
});
beforeEach(async () => {
  await db().deleteFrom('leads').execute();
  await db().deleteFrom('customers').execute();
});

const list = async (call: StaffCall, query: object = {}) => {
  const reply = await call('POST', '/api/leads/list', query);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json() as { leads: { id: number; name: string; mobile: string }[]; next: string };
};
const names = async (call: StaffCall, query: object = {}) => (await list(call, query)).leads.map(({ name }) => name);

describe('a list', () => {
  it('goes on where it ended, in each order, without missing or repeating any', async () => {
    const now = Date.now();
    for (let n = 0; n < 60; n += 1) {
      await addLead(db(), {
        name: `${n}`,
        // Many at the same moment.
        created_at: now - Math.floor(n / 7) * HOUR_MS,
        due_at: now + (n % 5) * HOUR_MS,
        follow_up_at: n % 3 === 0 ? now + n * MINUTE_MS : null,
        owner: n % 4 === 0 ? 'asha' : null,
        branch: 'annigeri',
      });
    }
    for (const order of ['urgent', 'newest', 'oldest', 'followUp']) {
      const seen: number[] = [];
      let after = '';
      do {
        const page = await list(sales, { order, after });
        expect(page.leads.length).toBe(seen.length < 50 ? 25 : 10);
        seen.push(...page.leads.map(({ id }) => id));
        after = page.next;
      } while (after);
      expect(new Set(seen).size, order).toBe(60);
      const whole = await manager('POST', '/api/leads/list', { order });
      expect(whole.json().leads.map(({ id }: { id: number }) => id)).toEqual(seen.slice(0, 25));
    }
  });

  it('has the most urgent first: by the next step', async () => {
    const now = Date.now();
    await addLead(db(), { name: 'new', due_at: now + 5 * MINUTE_MS });
    await addLead(db(), {
      name: 'planned',
      due_at: now - DAY_MS,
      first_attempt_at: now,
      follow_up_at: now + 2 * DAY_MS,
    });
    await addLead(db(), { name: 'late', due_at: now - MINUTE_MS });
    expect(await names(manager)).toEqual(['late', 'new', 'planned']);
    for (const [state, expected] of [
      ['late', ['late']],
      ['new', ['new']],
      ['planned', ['planned']],
      ['due', []],
    ] as const) {
      expect(await names(manager, { state }), state).toEqual(expected);
    }
  });

  it('can be narrowed down by all that a lead has', async () => {
    const lead = await addLead(db(), {
      name: 'one',
      branch: 'annigeri',
      model: 'SP125',
      source: '/offers',
      owner: 'asha',
    });
    await addEnquiryOf(db(), lead.id, { kind: 'finance' });
    await addLead(db(), {
      name: 'two',
      department: 'general',
      stage: 'lost',
      lost_reason: 'price',
      closed_at: Date.now(),
    });
    for (const query of [
      { branch: 'annigeri' },
      { model: 'SP125' },
      { source: '/offers' },
      { owner: 'asha' },
      { kind: 'finance' },
      { department: 'sales' },
      { stage: 'new' },
      { state: 'open', from: '2020-01-01', to: '2099-01-01' },
    ]) {
      expect(await names(manager, query), JSON.stringify(query)).toEqual(['one']);
    }
    expect(await names(manager, { state: 'closed', lost: 'price' })).toEqual(['two']);
    expect(await names(manager, { state: 'all', owner: 'nobody' })).toEqual(['two']);
    expect(await names(manager, { state: 'all', to: '2020-01-01' })).toEqual([]);
    expect(await names(sales, { owner: 'me' })).toEqual(['one']);
  });

  it('of a branch that is not theirs has what they were given there, and nothing else', async () => {
    await addLead(db(), { name: 'given', branch: 'elsewhere', owner: 'meera' });
    await addLead(db(), { name: 'free', branch: 'elsewhere' });
    await addLead(db(), { name: 'here', branch: 'annigeri' });
    expect(await names(manager, { branch: 'elsewhere' })).toEqual(['given']);
    expect(await names(reader, { branch: 'elsewhere', order: 'oldest' })).toEqual(['given', 'free']);
  });

  it('finds a part of a name, a number in any writing and a reference', async () => {
    const customer = await addCustomer(db(), { mobiles: ['9876501234'] });
    const lead = await addLead(db(), { name: 'Basavaraj Hiremath', customer_id: customer.id });
    await addEnquiryOf(db(), lead.id, { name: 'Basavaraj Hiremath', mobile: '9876501234', reference: 'B2C3D4F5' });
    await addLead(db(), { name: 'Somebody else' });
    for (const q of ['savar', 'HIREM', '98765 01234', '+91 98765-01234', '0123', 'b2c3-d4f5', 'ba']) {
      expect(await names(manager, { q }), q).toEqual(['Basavaraj Hiremath']);
    }
    expect(await names(manager, { q: 'nobody at all' })).toEqual([]);
    expect(await names(reader, { q: '98765 01234' })).toEqual([]);
    expect(await names(reader, { q: 'hirem' })).toEqual(['Basavaraj Hiremath']);
    expect((await list(reader)).leads.find(({ id }) => id === lead.id)?.mobile).toBe('********34');
    expect((await list(manager)).leads.find(({ id }) => id === lead.id)?.mobile).toBe('9876501234');
  });

  it('refuses what it cannot go on from', async () => {
    for (const after of ['x', '1', '1.x', '99999999999999999.1']) {
      expect((await manager('POST', '/api/leads/list', { after })).statusCode, after).toBe(400);
    }
  });
});

it('what waits is counted, of the own and of the pool', async () => {
  const now = Date.now();
  const own = { owner: 'asha', branch: 'annigeri' };
  await addLead(db(), { ...own, due_at: now - 1 });
  await addLead(db(), { ...own, due_at: now + HOUR_MS });
  await addLead(db(), { ...own, first_attempt_at: now, follow_up_at: now + 2 * DAY_MS });
  await addLead(db(), { owner: 'ravi', branch: 'annigeri' });
  await addLead(db(), { branch: 'annigeri' });
  await addLead(db(), { branch: 'elsewhere' });
  const reply = await sales('GET', '/api/leads/counts');
  expect(reply.json()).toEqual({ late: 1, due: 0, new: 1, planned: 1, pool: 1 });
});

describe('saved lists', () => {
  it('are for oneself, or for everybody where somebody may oversee leads', async () => {
    const own = await sales('POST', '/api/views', { name: 'My late ones', query: 'state=late&owner=me' });
    expect(own.statusCode).toBe(201);
    expect((await sales('POST', '/api/views', { name: 'All', query: '', isShared: true })).statusCode).toBe(403);
    const shared = await manager('POST', '/api/views', { name: 'All', query: 'state=open', isShared: true });
    expect((await sales('GET', '/api/views')).json()).toMatchObject([
      { name: 'My late ones', isShared: false, isOwn: true },
      { name: 'All', isShared: true, isOwn: false },
    ]);
    expect((await other('GET', '/api/views')).json()).toMatchObject([{ name: 'All' }]);
    expect((await other('DELETE', `/api/views/${own.json().id}`)).statusCode).toBe(404);
    expect((await sales('DELETE', `/api/views/${shared.json().id}`)).statusCode).toBe(404);
    expect((await sales('DELETE', `/api/views/${own.json().id}`)).statusCode).toBe(200);
    expect((await manager('DELETE', `/api/views/${shared.json().id}`)).statusCode).toBe(200);
  });
});
