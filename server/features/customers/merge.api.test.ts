import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../contract/durations.ts';
import { addCustomer, addFormOf, addLead } from '../../../test-support/desk-rows.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { jsonCall, setUpTestApp } from '../../../test-support/test-app.ts';
import type { App } from '../../app.ts';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../db/connect.ts';
import type { Database } from '../../db/engine.ts';
import { newStaff } from '../../db/staff.ts';
import type { CustomerRow, LeadRow } from '../../db/tables.ts';

const test = setUpTestApp();
const NOW = Date.parse('2026-11-10T06:30:00Z');
let owner: StaffCall;
/** A second server on the same database. */
let second: { served: App; database: Database };

beforeAll(async () => {
  await test.database.db
    .insertInto('staff')
    .values([newStaff('ravi', '', 'sales'), newStaff('meera', '', 'sales')])
    .execute();
  owner = await test.logIn();
  const database = openDatabase(test.config);
  second = { served: await buildApp(test.config, database), database };
});
afterAll(async () => {
  await second.served.app.close();
  await second.database.close();
});

const tables = ['merges', 'activities', 'customer_words', 'leads', 'customers', 'enquiries'] as const;
let [asha, usha] = [{} as CustomerRow, {} as CustomerRow];
let [older, younger, service] = [{} as LeadRow, {} as LeadRow, {} as LeadRow];

/** Asha has the older lead in sales, with Ravi; Usha the younger one, further on, with Meera, and one in service. */
beforeEach(async () => {
  const { db } = test.database;
  for (const table of tables) await db.deleteFrom(table).execute();
  asha = await addCustomer(db, { name: 'Asha', mobiles: ['9845012345'] });
  usha = await addCustomer(db, { name: 'Usha', mobiles: ['9845067890', '9845067891'] });
  older = await addLead(db, { customer_id: asha.id, owner: 'ravi', created_at: NOW, name: 'Asha' });
  const quoted = { stage: 'quoted' as const, follow_up_at: NOW + 2 * DAY_MS };
  younger = await addLead(db, { customer_id: usha.id, owner: 'meera', created_at: NOW + DAY_MS, ...quoted });
  service = await addLead(db, { customer_id: usha.id, department: 'service', created_at: NOW + DAY_MS });
  const values = { name: 'Usha', mobileNo: '9845067890', emailId: 'u@example.com', model: 'SP125', color: 'Red' };
  for (const message of ['One', 'Two'])
    await addFormOf(db, younger.id, 'product', { ...values, message }, NOW + DAY_MS);
});

const current = async (id: number) => (await owner('GET', `/api/customers/${id}`)).json();
const seen = ({ id, version }: { id: number; version: number }) => ({ id, version });
const merge = (kept: CustomerRow, joined: CustomerRow, more = {}) =>
  owner('POST', '/api/customers/merge', { kept: seen(kept), joined: seen(joined), ...more });
const split = async (id: number, more = {}) => {
  const [{ id: last }] = (await current(id)).merges;
  return owner('POST', '/api/customers/split', { merge: last, ...more });
};

/** All that a split has to bring back; versions count on, and the activities tell of both. */
async function state() {
  const { db } = test.database;
  const leads = await db.selectFrom('leads').selectAll().orderBy('id').execute();
  return {
    customers: (await db.selectFrom('customers').selectAll().orderBy('id').execute()).map(({ version, ...row }) => row),
    numbers: await db.selectFrom('customer_numbers').selectAll().orderBy('mobile').execute(),
    leads: leads.map(({ version, ...row }) => row),
    enquiries: await db.selectFrom('lead_enquiries').selectAll().orderBy('enquiry_id').execute(),
  };
}

describe('a merge', () => {
  it('says before what will happen, and changes nothing then', async () => {
    const before = await state();
    const reply = await merge(asha, usha, { isDry: true });
    expect(reply.json().says).toEqual([
      "The numbers 98450 67890, 98450 67891 of Usha will be Asha's.",
      'Sales: the older lead of 10 Nov 2026 goes on with ravi; the one of 11 Nov 2026 ends in it, and 2 enquiries move to it.',
      "1 lead of Usha will be Asha's.",
    ]);
    expect(await state()).toEqual(before);
    expect(await current(asha.id)).toMatchObject({ version: 1, merges: [] });
  });

  it('joins numbers and timelines; the older lead keeps its owner and goes on as far as the further one had come', async () => {
    expect((await merge(asha, usha)).statusCode).toBe(200);
    const told = await current(asha.id);
    expect(told.numbers).toEqual(['9845012345', '9845067890', '9845067891']);
    expect(told.leads).toMatchObject([
      { id: service.id, isOpen: true },
      { id: younger.id, isOpen: false, mergedInto: older.id },
      { id: older.id, isOpen: true, owner: 'ravi', stage: 'quoted' },
    ]);
    expect(told.timeline.filter(({ kind }: { kind: string }) => kind === 'enquiry')).toMatchObject([
      { leadId: older.id, text: expect.stringContaining('Two') },
      { leadId: older.id },
    ]);
    const kept = await test.database.db.selectFrom('leads').selectAll().where('id', '=', older.id).executeTakeFirst();
    expect(kept).toMatchObject({ again: 2, last_enquiry_at: younger.last_enquiry_at, follow_up_at: NOW + 2 * DAY_MS });
    // An old link leads to the one that is kept, and the search finds them under both names.
    expect((await current(usha.id)).id).toBe(asha.id);
    const found = (await owner('POST', '/api/customers/list', { q: 'usha' })).json().customers;
    expect(found.map(({ id }: { id: number }) => id)).toEqual([asha.id]);
    const history = await test.database.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirst();
    expect(history).toMatchObject({ action: 'customer.merge', subject: String(asha.id) });
  });

  it('keeps that somebody is not to be contacted', async () => {
    await test.database.db.updateTable('customers').set({ do_not_contact: 1 }).where('id', '=', usha.id).execute();
    await merge(asha, usha);
    expect((await current(asha.id)).doNotContact).toBe(true);
    await split(asha.id);
    expect((await current(asha.id)).doNotContact).toBe(false);
  });

  it.each([
    ['themselves', () => merge(asha, asha), 400],
    ['somebody unknown', () => merge(asha, { ...usha, id: 999_999 }), 409],
    ['somebody who was changed meanwhile', () => merge(asha, { ...usha, version: 7 }), 409],
  ])('with %s is refused', async (_who, run, status) => {
    const before = await state();
    expect((await run()).statusCode).toBe(status);
    expect(await state()).toEqual(before);
  });
});

describe('a split', () => {
  it.each([
    ['the older', () => [asha, usha] as const],
    ['the younger', () => [usha, asha] as const],
  ])('undoes a merge exactly, whoever was kept: the one with %s lead', async (_which, whose) => {
    const [kept, joined] = whose();
    const before = await state();
    await merge(kept, joined);
    const dry = await split(kept.id, { isDry: true });
    expect([dry.statusCode, dry.json().stays]).toEqual([200, []]);
    expect((await split(kept.id)).json()).toMatchObject({ message: 'The two customers are apart again', stays: [] });
    expect(await state()).toEqual(before);
    expect((await current(joined.id)).id).toBe(joined.id);
    expect((await current(kept.id)).merges).toEqual([]);
    const again = await owner('POST', '/api/customers/split', { merge: 999_999 });
    expect(again.statusCode).toBe(404);
  });

  it('leaves what happened since with the one that was kept, and says so', async () => {
    const { db } = test.database;
    await merge(asha, usha);
    const values = { name: 'Usha', mobileNo: '9845067890', emailId: 'u@example.com', model: 'SP125', color: 'Red' };
    await addFormOf(db, older.id, 'product', values, Date.now() + 1000);
    await db.updateTable('leads').set({ stage: 'booked', booked: 1, version: 9 }).where('id', '=', older.id).execute();
    await owner('PATCH', `/api/customers/${asha.id}`, { version: 2, removeNumber: '9845067891' });
    const reply = (await split(asha.id)).json();
    expect(reply.stays).toEqual([
      `Lead ${older.id} was worked on since; its stage, owner and dates stay as they are now.`,
      '1 number is no longer theirs and cannot go back.',
      '1 enquiry that came since stays with Asha.',
    ]);
    expect(await current(usha.id)).toMatchObject({
      numbers: ['9845067890'],
      leads: [{}, { id: younger.id, isOpen: true }],
    });
    expect((await current(asha.id)).leads).toMatchObject([{ id: older.id, stage: 'booked' }]);
  });

  it('leaves them in the order in which they asked, the last one first, by whatever they are found', async () => {
    await merge(asha, usha);
    await split(asha.id);
    const found = (await owner('POST', '/api/customers/list', { q: 'sha' })).json().customers;
    expect(found.map(({ name }: { name: string }) => name)).toEqual(['Usha', 'Asha']);
  });

  it('goes back in the order in which they were joined', async () => {
    const { db } = test.database;
    const third = await addCustomer(db, { name: 'Third', mobiles: ['9845011111'] });
    await addLead(db, { customer_id: third.id, created_at: NOW - DAY_MS });
    const before = await state();
    await merge(asha, usha);
    const [{ id: first }] = (await current(asha.id)).merges;
    const now = await current(asha.id);
    await owner('POST', '/api/customers/merge', { kept: seen(now), joined: seen(third) });
    const early = await owner('POST', '/api/customers/split', { merge: first });
    expect([early.statusCode, early.json().error]).toEqual([
      409,
      expect.stringContaining('joined to this customer later'),
    ]);
    expect((await split(asha.id)).statusCode).toBe(200);
    expect((await split(asha.id)).statusCode).toBe(200);
    expect(await state()).toEqual(before);
  });
});

describe('two servers at once', () => {
  const onSecond = (method: 'POST' | 'PATCH', url: string, body: object) =>
    second.served.app.inject(jsonCall(method, url, body, { cookie: owner.cookie }));

  it('join two customers either way: one of them does, the other is told', async () => {
    const replies = await Promise.all([
      merge(asha, usha),
      onSecond('POST', '/api/customers/merge', { kept: seen(usha), joined: seen(asha) }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { db } = test.database;
    expect(await db.selectFrom('merges').selectAll().execute()).toHaveLength(1);
    expect(
      new Set((await db.selectFrom('leads').select('customer_id').execute()).map(({ customer_id }) => customer_id))
        .size,
    ).toBe(1);
  });

  it('join two customers while an enquiry comes to one of them: it is at the one that is kept, or comes again', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { db } = test.database;
      const late = await addCustomer(db, { name: `Late ${round}`, mobiles: [`98450222${10 + round}`] });
      const kept = await addCustomer(db, { name: `Kept ${round}`, mobiles: [`98450333${10 + round}`] });
      // As an intake does that has read a moment ago whose number it is.
      const comes = addLead(second.database.db, { customer_id: late.id }).catch((error: Error) => error.message);
      const [reply, came] = await Promise.all([merge(kept, late), comes]);
      expect(reply.statusCode).toBe(200);
      if (typeof came === 'string') expect(came).toContain('joined to another');
      const left = await db.selectFrom('leads').select('id').where('customer_id', '=', late.id).execute();
      expect(left).toEqual([]);
    }
  });
});
