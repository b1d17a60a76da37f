import { beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../contract/durations.ts';
import { kolkataTime } from '../../../contract/kolkata-time.ts';
import { addCustomer, addLead } from '../../../test-support/desk-rows.ts';
import { addColleague } from '../../../test-support/team.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();
let sales: StaffCall;
let other: StaffCall;
const db = () => test.database.db;
let keys = 0;
const newKey = () => {
  keys += 1;
  return `key-of-test-${keys}`;
};

beforeAll(async () => {
  sales = await addColleague(test, 'asha', 'sales', ['annigeri']);
  other = await addColleague(test, 'ravi', 'sales', ['annigeri']);
});
beforeEach(async () => void (await db().deleteFrom('leads').execute()));

const contact = (call: StaffCall, id: number, body: object) =>
  call('POST', `/api/leads/${id}/contacts`, { way: 'call', ...body });
const own = { owner: 'asha', branch: 'annigeri' };

it('an attempt is written down before the phone opens, and what came of it under the same key', async () => {
  const lead = await addLead(db(), own);
  const clientKey = newKey();
  const tried = (await contact(sales, lead.id, { clientKey })).json();
  expect(tried).toMatchObject({ stage: 'new', firstReachedAt: null, activities: [{ kind: 'call', outcome: null }] });
  expect(tried.firstAttemptAt).toBeGreaterThan(0);
  const followUpAt = Date.now() + DAY_MS;
  const body = { clientKey, outcome: 'callBack', text: 'At lunch', followUpAt };
  const done = (await contact(sales, lead.id, body)).json();
  expect(done).toMatchObject({ stage: 'contacted', followUpAt, firstAttemptAt: tried.firstAttemptAt });
  // Reached when the call was made, not when its outcome was written down.
  expect(done.firstReachedAt).toBe(tried.firstAttemptAt);
  expect(done.activities).toMatchObject([
    { kind: 'call', outcome: 'callBack', text: 'At lunch', says: expect.stringContaining('New → Contacted') },
  ]);
  for (const repeat of [{ clientKey }, body]) {
    expect((await contact(sales, lead.id, repeat)).json()).toMatchObject({ version: done.version });
  }
  const changed = await contact(sales, lead.id, { clientKey, outcome: 'wrongNumber' });
  expect([changed.statusCode, changed.json().error]).toEqual([409, expect.stringContaining('written down already')]);
});

it('without a date somebody who was reached is called again in the morning, one who did not answer sooner', async () => {
  const reached = await addLead(db(), own);
  const then = (await contact(sales, reached.id, { clientKey: newKey(), outcome: 'reached' })).json();
  expect(kolkataTime(then.followUpAt)).toBe('10:00:00');
  expect(then.stage).toBe('contacted');
  const missed = await addLead(db(), own);
  const soon = (await contact(sales, missed.id, { clientKey: newKey(), outcome: 'noAnswer' })).json();
  expect(soon).toMatchObject({ stage: 'new', firstReachedAt: null });
  expect(soon.followUpAt).toBeGreaterThanOrEqual(Date.now() + 2 * HOUR_MS - 60_000);
  const wrong = await addLead(db(), own);
  const kept = (await contact(sales, wrong.id, { clientKey: newKey(), outcome: 'wrongNumber' })).json();
  expect(kept).toMatchObject({ stage: 'new', followUpAt: null, closedAt: null });
  const planned = Date.now() + 5 * DAY_MS;
  const later = await addLead(db(), { ...own, stage: 'quoted', follow_up_at: planned });
  const same = (await contact(sales, later.id, { clientKey: newKey(), outcome: 'reached' })).json();
  expect(same).toMatchObject({ stage: 'quoted', followUpAt: planned });
});

it('what could not be sent at once has its own time: not before the lead came, and not later than now', async () => {
  const created_at = Date.now() - 2 * DAY_MS;
  for (const [at, expected] of [
    [created_at + HOUR_MS, created_at + HOUR_MS],
    [created_at - HOUR_MS, created_at],
  ] as const) {
    const lead = await addLead(db(), { ...own, created_at });
    const reply = await contact(sales, lead.id, { clientKey: newKey(), at });
    expect(reply.json()).toMatchObject({ firstAttemptAt: expected, activities: [{ at: expected }] });
  }
  const lead = await addLead(db(), { ...own, created_at });
  const ahead = await contact(sales, lead.id, { clientKey: newKey(), at: Date.now() + DAY_MS });
  expect(ahead.json().firstAttemptAt).toBeLessThanOrEqual(Date.now());
});

it('sent many times at once it counts once, also when the outcome comes first', async () => {
  for (let n = 0; n < 5; n += 1) {
    const lead = await addLead(db(), own);
    const clientKey = newKey();
    const bodies = [{ clientKey, outcome: 'reached' }, { clientKey }, { clientKey, outcome: 'reached' }, { clientKey }];
    const replies = await Promise.all(bodies.map((body) => contact(sales, lead.id, body)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { activities, stage } = (await sales('GET', `/api/leads/${lead.id}`)).json();
    expect(activities).toMatchObject([{ kind: 'call', outcome: 'reached' }]);
    expect([activities.length, stage]).toEqual([1, 'contacted']);
  }
});

it('two who call the same one at once are both written down, and one has it', async () => {
  const lead = await addLead(db(), { branch: 'annigeri' });
  const replies = await Promise.all([sales, other].map((call) => contact(call, lead.id, { clientKey: newKey() })));
  const rows = await db().selectFrom('activities').selectAll().where('lead_id', '=', lead.id).execute();
  const owner = (await db().selectFrom('leads').select('owner').where('id', '=', lead.id).executeTakeFirst())?.owner;
  expect(['asha', 'ravi']).toContain(owner);
  // Whoever came second no longer sees it.
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
  expect(rows.map(({ user_id }) => user_id)).toEqual([owner]);
});

it('whoever called can say what came of it, though a colleague has taken it meanwhile', async () => {
  const lead = await addLead(db(), { ...own, offered_to: 'branch' });
  const clientKey = newKey();
  await contact(sales, lead.id, { clientKey });
  await db().updateTable('leads').set({ owner: 'ravi' }).where('id', '=', lead.id).execute();
  expect((await sales('GET', `/api/leads/${lead.id}`)).statusCode).toBe(404);
  const reply = await contact(sales, lead.id, { clientKey, outcome: 'reached' });
  expect(reply.json()).toMatchObject({ owner: 'ravi', stage: 'contacted' });
  expect((await contact(other, lead.id, { clientKey })).statusCode).toBe(409);
  expect((await contact(sales, lead.id, { clientKey: newKey() })).statusCode).toBe(404);
});

it('whoever asked not to be contacted is left alone', async () => {
  const customer = await addCustomer(db(), { do_not_contact: 1 });
  const lead = await addLead(db(), { ...own, customer_id: customer.id });
  const reply = await contact(sales, lead.id, { clientKey: newKey() });
  expect([reply.statusCode, reply.json().error]).toEqual([409, 'This customer has asked not to be contacted.']);
});

it('an end stays an end, whoever is called', async () => {
  const lead = await addLead(db(), { ...own, stage: 'lost', lost_reason: 'later', closed_at: Date.now() });
  const reply = await contact(sales, lead.id, { clientKey: newKey(), outcome: 'reached' });
  expect(reply.json()).toMatchObject({ stage: 'lost', followUpAt: null, activities: [{ outcome: 'reached' }] });
});
