import { expect, it } from 'vitest';
import { addEnquiry, addLead } from '../../../test-support/desk-rows.ts';
import { addMember, logInAs } from '../../../test-support/team.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();

it('the rows of a report lead to their leads, for whoever sees these', async () => {
  const { db } = test.database;
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1) ids.push(await addEnquiry(db, { kind: 'contact' }));
  await addMember(db, 'asha', 'sales', { branches: ['hubli-showroom'] });
  await addMember(db, 'ravi', 'sales', { branches: ['hubli-showroom'], account: { user_name: 'Ravi' } });
  const customer = await db
    .insertInto('customers')
    .values({ name: 'Asha', created_at: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const kept = await addLead(db, { department: 'general', owner: 'ravi', customer_id: customer.id });
  const merged = await addLead(db, { department: 'general', merged_into: kept.id, closed_at: 1 });
  const free = await addLead(db, { department: 'general', branch: 'hubli-showroom' });
  const links = [
    { enquiry_id: ids[0] ?? 0, lead_id: merged.id },
    { enquiry_id: ids[1] ?? 0, lead_id: free.id },
  ];
  await db.insertInto('lead_enquiries').values(links).execute();

  const owner = await test.logIn();
  const asked = await owner('POST', '/api/leads/ofEnquiries', { enquiries: [...ids, 999_999] });
  expect(asked.json()).toEqual([
    { enquiry: ids[0], lead: kept.id, customer: customer.id, stage: 'new', ownerName: 'Ravi' },
    { enquiry: ids[1], lead: free.id, customer: null, stage: 'new', ownerName: '' },
  ]);
  const asha = await logInAs(test, 'asha');
  const seen = (await asha('POST', '/api/leads/ofEnquiries', { enquiries: ids })).json();
  expect(seen.map(({ lead }: { lead: number }) => lead)).toEqual([free.id]);
  expect((await owner('POST', '/api/leads/ofEnquiries', { enquiries: [] })).json()).toEqual([]);
  for (const enquiries of [['x'], [1.5], Array.from({ length: 201 }, (_, index) => index), undefined, 'all'])
    expect((await owner('POST', '/api/leads/ofEnquiries', { enquiries })).statusCode).toBe(400);
});
