import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../contract/durations.ts';
import { clearDesk, leadOf, setUpDesk, takeInAt } from '../../test-support/desk.ts';
import { addEnquiry } from '../../test-support/desk-rows.ts';
import type { LeadRow } from '../db/tables.ts';
import { changeLead } from '../leads/change-lead.ts';
import { runPersonCommand } from './person-console.ts';
import { eraseOldEnquiries } from './retention.ts';

const desk = setUpDesk();
const NOON = Date.parse('2026-11-18T06:30:00Z');
const questions: string[] = [];
const confirm = async (question: string) => {
  questions.push(question);
  return true;
};
const progress = { read: async () => '', write: async () => {} };

beforeEach(() => clearDesk(desk.db));

async function arrive(mobile: string, more: object = {}, now = NOON): Promise<LeadRow> {
  const id = await addEnquiry(desk.db, { name: 'Asha', mobile, created_at: now, ...more });
  await takeInAt(desk, now);
  return (await leadOf(desk.db, id)) as LeadRow;
}
const change = (lead: LeadRow, wanted: Partial<LeadRow>, user_id: string, at = NOON) =>
  desk.db
    .transaction()
    .execute((trx) =>
      changeLead(trx, { lead, change: wanted, activity: { kind: 'note', text: 'Called', user_id, at } }),
    );
const count = async (table: 'leads' | 'customers' | 'customer_numbers' | 'activities' | 'merges' | 'intake') =>
  (await desk.db.selectFrom(table).selectAll().execute()).length;
const erase = (mobile: string) => runPersonCommand(desk, ['erase', mobile], { confirm });

describe('the data of one person', () => {
  it('are handed out with what became of their enquiries', async () => {
    const lead = await arrive('9876543210', { model: 'SP125' });
    await change(lead, { stage: 'lost', lost_reason: 'other', lost_words: 'moved away' }, 'basu');
    await arrive('9876543211');
    const { data } = await runPersonCommand(desk, ['export', '98765 43210'], { confirm });
    expect(data).toMatchObject({
      desk: {
        numbers: ['9876543210'],
        customers: [{ name: 'Asha', language: 'en', doNotContact: false }],
        leads: [{ id: lead.id, model: 'SP125', stage: 'lost', lostReason: 'other', lostWords: 'moved away' }],
        activities: [{ kind: 'arrived' }, { kind: 'note', text: 'Called' }],
        merges: [],
      },
    });
    expect(JSON.stringify(data)).not.toContain('basu');
  });

  it('are erased to the last row, and nothing of anybody else', async () => {
    await arrive('9876543210');
    await arrive('9876543210', { kind: 'service' });
    const other = await arrive('9876543211');
    await change(other, { model: 'Dio' }, 'basu');
    const { lines } = await erase('9876543210');
    expect(questions.at(-1)).toMatch(/\(1 product, 1 service, 2 leads\) with the number 9876543210 for good\?$/);
    expect(lines).toContain('2 leads with all that was written about them erased.');
    expect([await count('leads'), await count('customers'), await count('customer_numbers')]).toEqual([1, 1, 1]);
    expect(await count('activities')).toBe(2);
  });

  it('are erased also where only the lead is left', async () => {
    await arrive('9876543210');
    await desk.db.deleteFrom('enquiries').execute();
    expect(await count('leads')).toBe(1);
    await erase('9876543210');
    expect([await count('leads'), await count('customers')]).toEqual([0, 0]);
    expect((await erase('9876543210')).lines[0]).toBe('There is no enquiry with this number.');
  });

  it('are those of every number that the person answers under', async () => {
    const [kept, joined] = [await arrive('9876543210'), await arrive('9876543219', { kind: 'service' })];
    const [keptId, joinedId] = [Number(kept.customer_id), Number(joined.customer_id)];
    for (const table of ['leads', 'customer_numbers'] as const)
      await desk.db.updateTable(table).set({ customer_id: keptId }).where('customer_id', '=', joinedId).execute();
    await desk.db
      .insertInto('merges')
      .values({ kept: keptId, joined: joinedId, moved: '{}', user_id: 'basu', at: NOON })
      .execute();
    await erase('9876543219');
    expect(questions.at(-1)).toContain('with the number 9876543219 and 9876543210 of the same person for good?');
    for (const table of ['leads', 'customers', 'customer_numbers', 'merges'] as const)
      expect([table, await count(table)]).toEqual([table, 0]);
  });

  it('leave somebody else’s enquiry that had come to the same lead to a lead of its own', async () => {
    const lead = await arrive('9876543210');
    const id = await addEnquiry(desk.db, { mobile: '', created_at: NOON });
    await desk.db.deleteFrom('intake').execute();
    await desk.db.insertInto('lead_enquiries').values({ enquiry_id: id, lead_id: lead.id }).execute();
    await erase('9876543210');
    expect(await count('intake')).toBe(1);
    await takeInAt(desk, NOON);
    expect(await leadOf(desk.db, id)).toBeDefined();
  });

  it('and notes about others in which the number stands are pointed out', async () => {
    await arrive('9876543210');
    const other = await arrive('9876543211');
    await desk.db
      .insertInto('activities')
      .values({ lead_id: other.id, kind: 'note', text: 'Brother: 98765 43210', user_id: 'basu', at: NOON })
      .execute();
    const { lines } = await erase('9876543210');
    expect(lines.at(-1)).toContain(`please look at the leads ${other.id}.`);
  });
});

describe('retention', () => {
  const keep = (now: number) => eraseOldEnquiries(desk.db, 365, now, { progress, pauseMs: 0, piece: 2 });
  const LATER = NOON + 400 * DAY_MS;

  it('takes leads that have ended with their enquiries, and their customers with the last lead', async () => {
    for (let n = 0; n < 5; n += 1) {
      const lead = await arrive(`987654321${n}`);
      await change(lead, { stage: 'delivered' }, 'basu');
    }
    const recent = await arrive('9876543210', {}, LATER - DAY_MS);
    await keep(LATER);
    const left = await desk.db.selectFrom('leads').selectAll().execute();
    expect(left).toMatchObject([{ id: recent.id }]);
    expect([await count('customers'), await count('customer_numbers')]).toEqual([1, 1]);
  });

  it('leaves a lead that somebody is at work on, without its enquiry, and takes it when it has ended', async () => {
    const lead = await arrive('9876543210');
    const worked = await change(lead, { stage: 'contacted', follow_up_at: LATER }, 'basu', LATER - DAY_MS);
    await keep(LATER);
    expect([await count('leads'), await count('customers')]).toEqual([1, 1]);
    expect(await desk.db.selectFrom('enquiries').selectAll().execute()).toEqual([]);
    await change(worked as LeadRow, { stage: 'lost', lost_reason: 'price' }, 'basu', LATER);
    await keep(LATER + DAY_MS);
    expect([await count('leads'), await count('customers')]).toEqual([0, 0]);
  });

  it('takes an open one that nobody has touched for as long', async () => {
    await arrive('9876543210');
    await keep(LATER);
    expect([await count('leads'), await count('customers')]).toEqual([0, 0]);
  });

  it('keeps a customer who has come again, with that lead alone', async () => {
    const lead = await arrive('9876543210');
    await change(lead, { stage: 'delivered' }, 'basu');
    await arrive('9876543210', { kind: 'service' }, LATER - DAY_MS);
    await keep(LATER);
    expect([await count('leads'), await count('customers')]).toEqual([1, 1]);
  });
});
