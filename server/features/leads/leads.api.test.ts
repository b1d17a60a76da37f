import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

describe('a lead', () => {
  it('is told with its enquiries, its timeline, texts in the language of the customer and colleagues', async () => {
    const customer = await addCustomer(db(), { name: 'ಆಶಾ', language: 'kn', mobiles: ['9876501234'] });
    const lead = await addLead(db(), { customer_id: customer.id, name: 'ಆಶಾ', branch: 'annigeri', owner: 'asha' });
    await addEnquiryOf(db(), lead.id, {
      name: 'ಆಶಾ',
      mobile: '9876501234',
      message: 'Call 98765 01234',
      details: { color: 'Red' },
      reference: 'B2C3D4F5',
    });
    await sales('POST', `/api/leads/${lead.id}/notes`, { text: 'Wants red', clientKey: 'note-key-1' });
    const again = await sales('POST', `/api/leads/${lead.id}/notes`, { text: 'Wants red', clientKey: 'note-key-1' });
    const told = again.json();
    expect(told).toMatchObject({ mobile: '9876501234', language: 'kn', ownerName: 'asha (sales)', kind: 'product' });
    expect(told.enquiries).toMatchObject([
      {
        reference: 'B2C3D4F5',
        message: 'Call 98765 01234',
        details: expect.arrayContaining([{ label: expect.any(String), value: 'Red' }]),
      },
    ]);
    expect(told.activities).toMatchObject([{ kind: 'note', text: 'Wants red', userName: 'asha (sales)', says: '' }]);
    expect(told.readyTexts[0].text).toMatch(/ಆಶಾ.*asha \(sales\)/);
    expect(told.colleagues.map(({ userId }: { userId: string }) => userId)).toEqual(['admin', 'asha', 'meera', 'ravi']);
    const masked = (await reader('GET', `/api/leads/${lead.id}`)).json();
    expect([masked.mobile, masked.enquiries[0].message]).toEqual(['********34', 'Call ********34']);
    expect(JSON.stringify(masked)).not.toContain('9876501234');
  });

  it('is unknown to whoever does not see it, in every call', async () => {
    const lead = await addLead(db(), { owner: 'ravi', branch: 'annigeri' });
    const contact = { clientKey: 'some-key-1', way: 'call' };
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PATCH', '', { version: 1, name: 'x' }],
      ['POST', '/contacts', contact],
      ['POST', '/notes', { text: 'x' }],
      ['POST', '/take', undefined],
    ] as const) {
      for (const id of [lead.id, 999_999, 'x', -1]) {
        const reply = await sales(method, `/api/leads/${id}${path}`, body);
        expect(reply.statusCode, `${method} ${path} ${id}`).toBe(404);
      }
    }
    const bulk = await sales('POST', '/api/leads/bulk', {
      leads: [{ id: lead.id, version: 1 }],
      change: { name: 'x' },
    });
    expect(bulk.json().results).toEqual([{ id: lead.id, fault: expect.stringContaining('not yours to see') }]);
  });
});

describe('a change', () => {
  it('is made once by whoever saw the lead as it is, and told in words; the other gets what it is now', async () => {
    const lead = await addLead(db(), { owner: 'asha' });
    const change = { version: 1, stage: 'testRide', followUpAt: Date.parse('2026-11-19T04:30:00Z') };
    const done = await sales('PATCH', `/api/leads/${lead.id}`, change);
    expect(done.json()).toMatchObject({ version: 2, stage: 'testRide' });
    expect(done.json().activities).toMatchObject([
      { kind: 'stage', says: expect.stringMatching(/^Stage: New → Test ride\. Next step: 19 Nov/), userId: 'asha' },
    ]);
    const late = await manager('PATCH', `/api/leads/${lead.id}`, { version: 1, stage: 'lost', lostReason: 'price' });
    expect([late.statusCode, late.json().current.stage, late.json().current.version]).toEqual([409, 'testRide', 2]);
  });

  it('of two at once one holds, and the timeline has one more', async () => {
    for (let n = 0; n < 10; n += 1) {
      const lead = await addLead(db(), { owner: 'asha' });
      const replies = await Promise.all(
        [sales, manager, sales, manager].map((call, index) =>
          call('PATCH', `/api/leads/${lead.id}`, { version: 1, model: `Model ${index}` }),
        ),
      );
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
      const { activities, version } = (await sales('GET', `/api/leads/${lead.id}`)).json();
      expect([activities.length, version]).toEqual([1, 2]);
    }
  });

  it('that changes nothing is not written down', async () => {
    const lead = await addLead(db(), { owner: 'asha', model: 'SP125' });
    const reply = await sales('PATCH', `/api/leads/${lead.id}`, { version: 1, model: 'SP125' });
    expect([reply.json().version, reply.json().activities]).toEqual([1, []]);
  });

  it('that breaks a rule is refused with its sentence', async () => {
    const lead = await addLead(db(), { owner: 'asha' });
    const say = async (change: object) =>
      (await sales('PATCH', `/api/leads/${lead.id}`, { version: 1, ...change })).json().error;
    expect(await say({ stage: 'lost' })).toBe('Please say why nothing came of it.');
    expect(await say({ stage: 'quoted' })).toBe('Please say when the next step is due.');
    expect(await say({ stage: 'lost', lostReason: 'before' })).toContain('listed options');
    expect(await say({ branch: 'nowhere' })).toBe('There is no such branch.');
    expect(await say({ owner: 'rhea' })).toContain('does not deal with leads');
    expect(await say({ owner: 'nobody\0' })).toContain('does not deal with leads');
  });

  it('gives it to a colleague, who sees it then, and back to the pool', async () => {
    const lead = await addLead(db(), { owner: 'asha', branch: 'annigeri' });
    const given = await sales('PATCH', `/api/leads/${lead.id}`, { version: 1, owner: 'ravi' });
    expect(given.json()).toMatchObject({
      owner: 'ravi',
      activities: [{ kind: 'given', says: 'Owner: asha (sales) → ravi (sales).' }],
    });
    expect((await sales('GET', `/api/leads/${lead.id}`)).statusCode).toBe(404);
    const back = await other('PATCH', `/api/leads/${lead.id}`, { version: 2, owner: null });
    expect(back.json()).toMatchObject({ owner: null, ownerName: '' });
  });

  it('of what belongs to nobody is for whoever takes it', async () => {
    const lead = await addLead(db(), { branch: 'annigeri' });
    const reply = await sales('PATCH', `/api/leads/${lead.id}`, { version: 1, model: 'SP125' });
    expect([reply.statusCode, reply.json().error]).toEqual([403, 'This lead is not yours. Take it first.']);
    const replies = await Promise.all([sales, other].map((call) => call('POST', `/api/leads/${lead.id}/take`)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toSatisfy(
      ([first, second]: number[]) => first === 200 && (second === 404 || second === 409),
    );
  });

  it('takes a late one over, and counts that', async () => {
    const lead = await addLead(db(), { owner: 'ravi', branch: 'annigeri', offered_to: 'branch' });
    expect((await sales('POST', `/api/leads/${lead.id}/take`)).json()).toMatchObject({
      owner: 'asha',
      offeredTo: 'owner',
    });
    const row = await db().selectFrom('leads').select('handovers').where('id', '=', lead.id).executeTakeFirst();
    expect(row?.handovers).toBe(1);
    expect((await manager('POST', `/api/leads/${lead.id}/take`)).statusCode).toBe(409);
  });

  it('moves it to another department, whose stages it has then, and leaves it to those who deal with that', async () => {
    const customer = await addCustomer(db());
    const lead = await addLead(db(), {
      customer_id: customer.id,
      owner: 'asha',
      branch: 'annigeri',
      stage: 'quoted',
      follow_up_at: Date.now(),
    });
    const moved = await manager('PATCH', `/api/leads/${lead.id}`, { version: 1, department: 'service' });
    expect(moved.json()).toMatchObject({ department: 'service', stage: 'contacted', owner: null });
    const open = await addLead(db(), { customer_id: customer.id, branch: 'annigeri' });
    const back = await manager('PATCH', `/api/leads/${lead.id}`, { version: 2, department: 'sales' });
    expect([back.statusCode, back.json().error]).toEqual([409, expect.stringContaining('another open lead')]);
    await manager('PATCH', `/api/leads/${open.id}`, { version: 1, stage: 'lost', lostReason: 'later' });
    expect((await manager('PATCH', `/api/leads/${lead.id}`, { version: 2, department: 'sales' })).statusCode).toBe(200);
    const reopened = await manager('PATCH', `/api/leads/${open.id}`, { version: 2, stage: 'new' });
    expect(reopened.statusCode).toBe(409);
  });
});

describe('many at once', () => {
  it('have a result each', async () => {
    const leads = [];
    for (let n = 0; n < 3; n += 1) leads.push(await addLead(db(), { owner: 'asha', name: `${n}` }));
    const ids = leads.map(({ id }) => ({ id, version: 1 }));
    const asked = {
      leads: [...ids.slice(0, 2), { id: ids[2]?.id, version: 7 }],
      change: { stage: 'lost', lostReason: 'later' },
    };
    const { results } = (await sales('POST', '/api/leads/bulk', asked)).json();
    expect(results.map(({ fault }: { fault: string }) => fault)).toEqual([
      '',
      '',
      'Somebody else has changed this lead meanwhile.',
    ]);
    expect(results[0].lead).toMatchObject({ stage: 'lost', version: 2 });
  });

  it('are 200 at most, and one at least', async () => {
    const many = Array.from({ length: 201 }, (_, id) => ({ id, version: 1 }));
    const say = async (leads: object[]) => (await sales('POST', '/api/leads/bulk', { leads, change: {} })).json().error;
    expect(await say(many)).toBe('At most 200 leads can be changed at a time.');
    expect(await say([])).toBe('Please choose at least one lead.');
  });
});
