import { beforeAll, expect, it } from 'vitest';
import { addEnquiry, addLead } from '../../../test-support/desk-rows.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();
let owner: StaffCall;
beforeAll(async () => {
  owner = await test.logIn();
});

const say = (id: number, what: 'spam' | 'notSpam') => owner('POST', `/api/enquiries/${id}/${what}`);
const suspected = async () =>
  (await owner('POST', '/api/enquiries/suspected', {})).json().enquiries.map(({ id }: { id: number }) => id);

/** An enquiry that was acquitted and is a lead by now. */
async function takenIn() {
  const { db } = test.database;
  const enquiry = await addEnquiry(db, { kind: 'contact' });
  const { id: customer_id } = await db
    .insertInto('customers')
    .values({ name: 'Asha', created_at: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lead = await addLead(db, { department: 'general', customer_id });
  await db.deleteFrom('intake').where('enquiry_id', '=', enquiry).execute();
  await db.insertInto('lead_enquiries').values({ enquiry_id: enquiry, lead_id: lead.id }).execute();
  await db.insertInto('activities').values({ lead_id: lead.id, kind: 'arrived', at: 1 }).execute();
  return { enquiry, lead };
}

const count = async (table: 'leads' | 'customers' | 'activities' | 'lead_enquiries' | 'intake') =>
  (await test.database.db.selectFrom(table).selectAll().execute()).length;

it('what was taken for an honest enquiry is put back before anything came of it', async () => {
  const id = await addEnquiry(test.database.db, { kind: 'contact', is_suspected: 1 });
  await say(id, 'notSpam');
  expect([await suspected(), await count('intake')]).toEqual([[], 1]);
  expect((await say(id, 'spam')).json().message).toBe('Put back among those that look like spam.');
  expect([await suspected(), await count('intake')]).toEqual([[id], 0]);
  expect((await say(id, 'spam')).statusCode).toBe(200);
  const history = (await owner('POST', '/api/history', {})).json().entries;
  expect(history[0].says).toMatch(/^took back that the enquiry .* is not spam$/);
  expect(history[1].says).toMatch(/^said that the enquiry .* is not spam$/);
});

it('and with it goes the lead that nobody has touched, and its customer', async () => {
  const { enquiry } = await takenIn();
  expect((await say(enquiry, 'spam')).statusCode).toBe(200);
  expect(await suspected()).toContain(enquiry);
  expect([
    await count('leads'),
    await count('customers'),
    await count('activities'),
    await count('lead_enquiries'),
  ]).toEqual([0, 0, 0, 0]);
});

it('but nothing that people have done is lost', async () => {
  const { db } = test.database;
  const { enquiry, lead } = await takenIn();
  await db.insertInto('activities').values({ lead_id: lead.id, kind: 'note', user_id: 'admin', at: 2 }).execute();
  const reply = await say(enquiry, 'spam');
  expect([reply.statusCode, reply.json().error]).toEqual([
    409,
    'Somebody has worked on its lead already. Please end that lead instead.',
  ]);
  expect(await suspected()).not.toContain(enquiry);

  const other = await addEnquiry(db, { kind: 'contact' });
  await db.insertInto('lead_enquiries').values({ enquiry_id: other, lead_id: lead.id }).execute();
  expect((await say(other, 'spam')).statusCode).toBe(409);
  expect([await count('leads'), await count('activities')]).toEqual([1, 2]);
});
