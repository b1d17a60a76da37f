import { describe, expect, it } from 'vitest';
import { kolkataDate } from '../../contract/kolkata-time.ts';
import { addCustomer, addLead } from '../../test-support/desk-rows.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { newStaff } from '../db/staff.ts';
import type { LeadRow } from '../db/tables.ts';
import { changeLead } from './change-lead.ts';

const test = setUpTestApp();
const NOW = Date.parse('2026-11-18T06:30:00Z');

const newLead = (lead: Parameters<typeof addLead>[1] = {}) =>
  addLead(test.database.db, { created_at: NOW, due_at: NOW, ...lead });

const set = (lead: LeadRow, change: Partial<LeadRow>) =>
  test.database.db.updateTable('leads').set(change).where('id', '=', lead.id).execute();

describe('the database', () => {
  it('has one open lead for a customer and a department, and any number that ended', async () => {
    const { id: customer_id } = await addCustomer(test.database.db);
    const first = await newLead({ customer_id });
    await expect(newLead({ customer_id })).rejects.toThrow();
    await newLead({ customer_id, department: 'service' });
    await set(first, { stage: 'lost', lost_reason: 'price', closed_at: NOW });
    await newLead({ customer_id });
  });

  it.each([
    ['lost without a reason', { stage: 'lost', closed_at: NOW }],
    ['a reason without being lost', { lost_reason: 'price' }],
    ['another reason without words', { stage: 'lost', lost_reason: 'other', closed_at: NOW }],
    ['an end without a time', { stage: 'delivered' }],
    ['a time without an end', { stage: 'new', closed_at: NOW }],
    ['contacted without a date', { stage: 'contacted' }],
  ] as const)('refuses %s', async (_what, lead) => {
    await expect(newLead(lead)).rejects.toThrow();
  });

  it('sets the first attempt and the first time reached once', async () => {
    const lead = await newLead();
    await set(lead, { first_attempt_at: NOW });
    await set(lead, { first_attempt_at: NOW, first_reached_at: NOW });
    await expect(set(lead, { first_attempt_at: NOW + 1 })).rejects.toThrow(/set once/);
    await expect(set(lead, { first_attempt_at: null })).rejects.toThrow(/set once/);
    await expect(set(lead, { first_reached_at: NOW + 1 })).rejects.toThrow(/set once/);
  });

  it('takes in every enquiry with its own commit, but none that is suspected and no opt-in', async () => {
    const add = async (kind: string, is_suspected: number) => {
      const empty = { name: '', mobile: '', email: '', model: '', registration: '', message: '', details: '{}' };
      const { id } = await test.database.db
        .insertInto('enquiries')
        .values({ ...empty, kind, is_suspected, search_text: '', created_at: NOW, idempotency_key: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };
    const isWaiting = async (enquiry: number) =>
      (await test.database.db.selectFrom('intake').selectAll().where('enquiry_id', '=', enquiry).execute()).length ===
      1;
    const suspectedOn = async () => {
      const found = await test.database.db
        .selectFrom('enquiry_days')
        .select('suspected')
        .where('kind', '=', 'product')
        .where('day', '=', kolkataDate(NOW))
        .executeTakeFirst();
      return Number(found?.suspected);
    };
    expect(await isWaiting(await add('product', 0))).toBe(true);
    expect(await isWaiting(await add('optIn', 0))).toBe(false);
    const suspect = await add('product', 1);
    expect([await isWaiting(suspect), await suspectedOn()]).toEqual([false, 1]);
    await test.database.db.updateTable('enquiries').set({ is_suspected: 0 }).where('id', '=', suspect).execute();
    expect([await isWaiting(suspect), await suspectedOn()]).toEqual([true, 0]);
  });
});

describe('changing a lead', () => {
  const change = (lead: LeadRow, wanted: Parameters<typeof changeLead>[1]['change']) =>
    test.database.db
      .transaction()
      .execute((trx) => changeLead(trx, { lead, change: wanted, activity: { kind: 'stage', at: NOW } }));

  it('counts its versions, and whoever is second changes nothing', async () => {
    const lead = await newLead();
    const changed = await change(lead, { stage: 'contacted', follow_up_at: NOW });
    expect(changed).toMatchObject({ stage: 'contacted', version: 2, closed_at: null });
    expect(await change(lead, { stage: 'quoted' }).catch(() => undefined)).toBeUndefined();
    const activities = await test.database.db
      .selectFrom('activities')
      .selectAll()
      .where('lead_id', '=', lead.id)
      .execute();
    expect(activities).toHaveLength(1);
  });

  it('ends it where the stage is an end, and opens it again without its reason', async () => {
    const lost = await change(await newLead(), { stage: 'lost', lost_reason: 'price' });
    expect(lost).toMatchObject({ closed_at: NOW, lost_reason: 'price' });
    const again = lost && (await change(lost, { stage: 'contacted', follow_up_at: NOW }));
    expect(again).toMatchObject({ closed_at: null, lost_reason: null, version: 3 });
  });

  it('says what is missing', async () => {
    const lead = await newLead({ department: 'service' });
    await expect(change(lead, { stage: 'lost' })).rejects.toThrow('Please say why nothing came of it.');
    await expect(change(lead, { stage: 'contacted' })).rejects.toThrow('Please say when the next step is due.');
    await expect(change(lead, { stage: 'quoted' })).rejects.toThrow('do not have that stage');
  });

  it('leaves what comes first as it was', async () => {
    const tried = await change(await newLead(), { first_attempt_at: NOW });
    expect(tried && (await change(tried, { first_attempt_at: NOW + 5 }))).toMatchObject({ first_attempt_at: NOW });
  });

  it('loses its owner with the account, not itself', async () => {
    await test.database.db.insertInto('staff').values(newStaff('leaver', '')).execute();
    const lead = await newLead({ owner: 'leaver' });
    await test.database.db.deleteFrom('staff').where('user_id', '=', 'leaver').execute();
    const left = await test.database.db.selectFrom('leads').selectAll().where('id', '=', lead.id).executeTakeFirst();
    expect(left?.owner).toBeNull();
  });
});
