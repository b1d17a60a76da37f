import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../contract/durations.ts';
import { addCustomer, addFormOf, addLead } from '../../../test-support/desk-rows.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { newStaff } from '../../db/staff.ts';
import type { CustomerRow } from '../../db/tables.ts';
import { hashPassword } from '../accounts/passwords.ts';

const test = setUpTestApp();
const NOW = Date.parse('2026-11-18T06:30:00Z');
const password = 'a password for every role';
let owner: StaffCall;
let sales: StaffCall;
let reader: StaffCall;

beforeAll(async () => {
  const hash = await hashPassword(password);
  await test.database.db
    .insertInto('staff')
    .values([newStaff('ravi', hash, 'sales'), newStaff('rita', hash, 'reader'), newStaff('other', hash, 'sales')])
    .execute();
  await test.database.db.insertInto('staff_branches').values({ user_id: 'ravi', branch: 'north' }).execute();
  owner = await test.logIn();
  sales = await test.logIn({ userId: 'ravi', password });
  reader = await test.logIn({ userId: 'rita', password });
});

let asha: CustomerRow;
let lead: number;
let reference: string | null;

beforeEach(async () => {
  const { db } = test.database;
  for (const table of ['merges', 'activities', 'customer_words', 'leads', 'customers', 'enquiries'] as const) {
    await db.deleteFrom(table).execute();
  }
  asha = await addCustomer(db, { name: 'Asha Patil', mobiles: ['9845012345'] });
  lead = (await addLead(db, { customer_id: asha.id, branch: 'north', name: 'Asha Patil', created_at: NOW })).id;
  const values = { name: 'Asha Patil', mobileNo: '9845012345', emailId: 'asha@example.com', model: 'SP125' };
  ({ reference } = await addFormOf(
    db,
    lead,
    'product',
    { ...values, color: 'Red', message: 'or call 080 2345 6789' },
    NOW,
  ));
});

const find = async (call: StaffCall, q: string) =>
  (await call('POST', '/api/customers/list', { q })).json().customers.map(({ id }: { id: number }) => id);
const read = async (call: StaffCall, id: number, more = '') =>
  (await call('GET', `/api/customers/${id}${more}`)).json();

describe('the search', () => {
  it.each(['asha', 'HA PAT', '9845012345', '+91 98450-12345', '0 98450 12345', '501234', ' 98450 12345 '])(
    'finds a customer by %j',
    async (q) => expect(await find(owner, q)).toEqual([asha.id]),
  );

  it('finds them by a registration, however it is written, by a reference and by another name that they gave', async () => {
    const { db } = test.database;
    const values = { name: 'Vijay Patil', contactNumber: '9845012345', email: 'a@example.com', model: 'SP125' };
    await addFormOf(db, lead, 'amc', { ...values, yearOfPurchase: '2022', registrationNumber: 'KA 25 EA-5449' }, NOW);
    expect(await find(owner, 'ka25ea5449')).toEqual([asha.id]);
    expect(await find(owner, 'KA-25 EA 5449')).toEqual([asha.id]);
    expect(await find(owner, 'vijay')).toEqual([asha.id]);
    expect(await find(owner, `${reference?.slice(0, 4).toLowerCase()} ${reference?.slice(4)}`)).toEqual([asha.id]);
    expect((await read(owner, asha.id)).otherNames).toEqual(['Vijay Patil']);
  });

  it('knows what staff wrote, which no enquiry says', async () => {
    await owner('PATCH', `/api/customers/${asha.id}`, {
      version: 1,
      name: 'Aisha Kulkarni',
      addNumber: '+91 70001 00020',
    });
    expect(await find(owner, 'kulkarni')).toEqual([asha.id]);
    expect(await find(owner, '0100020')).toEqual([asha.id]);
    expect(await find(owner, '100%')).toEqual([]);
  });

  it('lists the last who came for an empty text, and refuses one that is too short', async () => {
    const { id } = await addCustomer(test.database.db, { name: 'Later', mobiles: ['9845012346'] });
    await addLead(test.database.db, { customer_id: id, created_at: NOW + 1 });
    expect(await find(owner, '')).toEqual([id, asha.id]);
    const short = await owner('POST', '/api/customers/list', { q: 'ab' });
    expect([short.statusCode, short.json().error]).toEqual([400, 'Please type at least three letters or digits.']);
  });

  it('tells of leads without a customer, too', async () => {
    const { db } = test.database;
    const { id } = await addLead(db, { department: 'club', name: 'Nameless' });
    await addFormOf(db, id, 'joyClub', { name: 'Nameless', model: 'Activa', purchaseYear: 2020 });
    const reply = (await owner('POST', '/api/customers/list', { q: 'nameless' })).json();
    expect([reply.customers, reply.leads]).toMatchObject([[], [{ id, name: 'Nameless' }]]);
  });

  it('shows whoever sees one of their leads, and nobody else', async () => {
    const { db } = test.database;
    expect(await find(sales, 'asha')).toEqual([asha.id]);
    await db.updateTable('leads').set({ owner: 'other' }).where('id', '=', lead).execute();
    expect(await find(sales, 'asha')).toEqual([]);
    expect(await find(sales, '9845012345')).toEqual([]);
    expect((await sales('GET', `/api/customers/${asha.id}`)).statusCode).toBe(404);
    expect(await find(reader, 'asha')).toEqual([asha.id]);
  });

  it('gives whoever may not see numbers none, and no way to try out their digits', async () => {
    const [found] = (await reader('POST', '/api/customers/list', { q: 'asha' })).json().customers;
    expect(found.numbers).toEqual(['********45']);
    expect(await find(reader, '98450')).toEqual([]);
    expect(await find(reader, '9845012345')).toEqual([asha.id]);
  });
});

describe('one customer', () => {
  it('has one timeline of what they asked and what was done, the newest first, page by page', async () => {
    const { db } = test.database;
    const notes = Array.from({ length: 30 }, (_, n) => ({
      lead_id: lead,
      kind: 'note' as const,
      text: `Note ${n}`,
      at: NOW + n,
    }));
    await db.insertInto('activities').values(notes).execute();
    await db
      .insertInto('activities')
      .values({ lead_id: lead, kind: 'call', outcome: 'noAnswer', user_id: 'ravi', at: NOW + DAY_MS })
      .execute();
    const first = await read(owner, asha.id);
    expect(first.timeline).toHaveLength(25);
    expect(first.timeline[0]).toMatchObject({ kind: 'call', title: 'Call · No answer', who: 'ravi', leadId: lead });
    const second = await read(owner, asha.id, `?before=${first.next}`);
    expect(second.next).toBe('');
    // In one instant with the first note, which was made of it.
    expect(second.timeline.slice(-2)).toMatchObject([{ text: 'Note 0' }, { kind: 'enquiry', reference }]);
    const all = [...first.timeline, ...second.timeline];
    expect(new Set(all.map(({ key }) => key)).size).toBe(32);
  });

  it('masks numbers in every text for whoever may not see them', async () => {
    const told = JSON.stringify(await read(reader, asha.id));
    expect(told).not.toMatch(/98450|2345 ?6789|23456789/);
    expect(JSON.stringify(await read(owner, asha.id))).toContain('080 2345 6789');
  });

  it('keeps what was written to another department to that one', async () => {
    const { db } = test.database;
    const service = await addLead(db, { customer_id: asha.id, department: 'service', branch: 'north' });
    await db
      .insertInto('activities')
      .values({ lead_id: service.id, kind: 'note', text: 'Angry about the bill', at: NOW + 1 })
      .execute();
    const [entry] = (await read(sales, asha.id)).timeline;
    expect(entry).toMatchObject({ kind: 'note', text: '', department: 'service' });
    expect((await read(owner, asha.id)).timeline[0].text).toBe('Angry about the bill');
  });
});

describe('changing a customer', () => {
  const change = (body: object) => sales('PATCH', `/api/customers/${asha.id}`, body);

  it('changes what is named, once for each version, and says so in the timeline', async () => {
    expect((await change({ version: 1, language: 'kn', doNotContact: true })).statusCode).toBe(200);
    expect(await read(sales, asha.id)).toMatchObject({
      version: 2,
      name: 'Asha Patil',
      language: 'kn',
      doNotContact: true,
    });
    const late = await change({ version: 1, name: 'Other' });
    expect([late.statusCode, late.json().error]).toEqual([409, expect.stringContaining('meanwhile')]);
    expect((await read(sales, asha.id)).timeline[0]).toMatchObject({
      kind: 'details',
      title: expect.stringContaining('do not contact'),
      who: 'ravi',
    });
    expect((await change({ version: 2, language: 'kn' })).statusCode).toBe(400);
  });

  it('adds and removes numbers, but not the last one and none that somebody else has', async () => {
    await addCustomer(test.database.db, { name: 'Bhima', mobiles: ['9845099999'] });
    const taken = await change({ version: 1, addNumber: '98450 99999' });
    expect([taken.statusCode, taken.json().error]).toEqual([409, expect.stringContaining('belongs to Bhima')]);
    expect((await change({ version: 1, addNumber: '12' })).statusCode).toBe(400);
    expect((await change({ version: 1, removeNumber: '9845012345' })).json().error).toContain('needs a number');
    expect((await change({ version: 1, addNumber: '(0) 70001-00020' })).statusCode).toBe(200);
    expect((await change({ version: 2, removeNumber: '98450 12345' })).statusCode).toBe(200);
    expect((await read(sales, asha.id)).numbers).toEqual(['7000100020']);
  });
});

describe('a lead without a customer', () => {
  const give = (id: number, mobile: string) => sales('POST', `/api/leads/${id}/customer`, { version: 1, mobile });

  it('gets one with a number', async () => {
    const { id } = await addLead(test.database.db, { name: 'Nameless', branch: 'north' });
    const reply = await give(id, '+91 70001 00021');
    expect(reply.json()).toMatchObject({ lead: id });
    expect(await read(sales, reply.json().customer)).toMatchObject({ name: 'Nameless', numbers: ['7000100021'] });
    expect((await give(id, '7000100022')).statusCode).toBe(409);
  });

  it('and the open one of that customer become one', async () => {
    const { id } = await addLead(test.database.db, { name: 'Nameless', branch: 'north', created_at: NOW + 1 });
    expect((await give(id, '9845012345')).json()).toMatchObject({ customer: asha.id, lead });
    const { leads } = await read(sales, asha.id);
    expect(leads).toMatchObject([
      { id, isOpen: false, mergedInto: lead },
      { id: lead, isOpen: true },
    ]);
  });
});
