import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../contract/durations.ts';
import { kolkataInstant } from '../../contract/kolkata-time.ts';
import { activitiesOf, addOnDuty, clearDesk, leadOf, setUpDesk, takeInAt } from '../../test-support/desk.ts';
import { addEnquiry } from '../../test-support/desk-rows.ts';
import { openDatabase } from '../db/connect.ts';
import type { LeadRow } from '../db/tables.ts';
import { changeLead } from './change-lead.ts';
import { takeInAll } from './intake.ts';
import { countStuck } from './intake-rows.ts';

const desk = setUpDesk();
/** A Wednesday, when every branch is open. */
const NOON = kolkataInstant('2026-11-18', '12:00');
const NIGHT = kolkataInstant('2026-11-18', '23:00');
const SALES = 'hubli-showroom sales';

beforeEach(() => clearDesk(desk.db));

const enquire = async (enquiry: Partial<Parameters<typeof addEnquiry>[1]> = {}, now = NOON): Promise<number> => {
  const id = await addEnquiry(desk.db, { name: 'Asha', mobile: '9876543210', created_at: now, ...enquiry });
  await takeInAt(desk, Math.max(now, enquiry.created_at ?? 0));
  return id;
};
const leadFor = async (...given: Parameters<typeof enquire>): Promise<LeadRow> =>
  (await leadOf(desk.db, await enquire(...given))) as LeadRow;
const change = async (lead: LeadRow, wanted: Partial<LeadRow>, at = NOON) =>
  (await desk.db
    .transaction()
    .execute((trx) => changeLead(trx, { lead, change: wanted, activity: { kind: 'stage', at } }))) as LeadRow;
const kindsOf = async ({ id }: LeadRow) => (await activitiesOf(desk.db, id)).map(({ kind }) => kind);
const count = async (table: 'leads' | 'customers' | 'intake') =>
  Number(
    (
      await desk.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('an enquiry becomes a lead', () => {
  it('with its customer, its clock and what it came with, and waits no longer', async () => {
    const lead = await leadFor({
      model: 'SP125',
      language: 'kn',
      details: { cameFrom: '/kn/view-details?bike=SP125' },
    });
    expect(lead).toMatchObject({
      name: 'Asha',
      department: 'sales',
      branch: 'hubli-showroom',
      model: 'SP125',
      source: '/view-details',
      stage: 'new',
      owner: null,
      created_at: NOON,
      due_at: NOON + 15 * MINUTE_MS,
      last_enquiry_at: NOON,
      again: 0,
    });
    const customer = await desk.db.selectFrom('customers').selectAll().executeTakeFirstOrThrow();
    expect(customer).toMatchObject({ id: lead.customer_id, name: 'Asha', language: 'kn' });
    expect(await desk.db.selectFrom('customer_numbers').select('mobile').execute()).toEqual([{ mobile: '9876543210' }]);
    expect(await kindsOf(lead)).toEqual(['arrived']);
    expect(await count('intake')).toBe(0);
  });

  it('without a customer where it has no number, also twice', async () => {
    const leads = [await leadFor({ kind: 'joyClub', mobile: '' }), await leadFor({ kind: 'joyClub', mobile: '' })];
    expect(leads.map(({ customer_id, department }) => [customer_id, department])).toEqual([
      [null, 'club'],
      [null, 'club'],
    ]);
    expect(await count('customers')).toBe(0);
  });

  it('without a customer where nobody can have that number', async () => {
    expect(await leadFor({ mobile: '0000000000' })).toMatchObject({ customer_id: null });
  });

  it.each([
    ['that a newer release knows', 'insurance', 'general'],
    ['of the workshop', 'amc', 'service'],
  ])('also of a kind %s', async (_what, kind, department) => {
    expect(await leadFor({ kind })).toMatchObject({ department });
  });

  it('whose clock runs in opening minutes', async () => {
    expect(await leadFor({}, NIGHT)).toMatchObject({ due_at: kolkataInstant('2026-11-19', '09:45') });
  });

  it('whose clock began when it came, however late it is taken in', async () => {
    expect(await leadFor({ created_at: NOON - 5 * MINUTE_MS })).toMatchObject({ due_at: NOON + 10 * MINUTE_MS });
  });

  it('at once, also where the clock has been set back since', async () => {
    const id = await addEnquiry(desk.db, { created_at: NOON, mobile: '9876543210' });
    await takeInAt(desk, NOON - DAY_MS);
    expect(await leadOf(desk.db, id)).toBeDefined();
  });
});

describe('whoever comes again', () => {
  it('comes to the lead that is open, under whatever name, and is called at once', async () => {
    const first = await leadFor();
    const planned = await change(first, { stage: 'contacted', follow_up_at: NOON + 9 * DAY_MS });
    const again = await leadFor({ name: 'Ravi', model: 'Dio', created_at: NOON + 60 * MINUTE_MS });
    expect(again).toMatchObject({
      id: first.id,
      name: 'Asha',
      model: 'Dio',
      again: 1,
      last_enquiry_at: NOON + 60 * MINUTE_MS,
      due_at: first.due_at,
      follow_up_at: NOON + 75 * MINUTE_MS,
      version: planned.version + 1,
    });
    expect(await kindsOf(again)).toEqual(['arrived', 'stage', 'again']);
    expect([await count('leads'), await count('customers')]).toEqual([1, 1]);
  });

  it('several times within a moment has one lead, which counts and tells of each', async () => {
    for (const [n, kind] of ['product', 'service', 'offer', 'product', 'amc'].entries())
      await addEnquiry(desk.db, { kind, mobile: '9876543210', created_at: NOON + n });
    expect(await takeInAt(desk, NOON)).toBe(5);
    const leads = await desk.db.selectFrom('leads').selectAll().orderBy('department').execute();
    expect(leads).toMatchObject([
      { department: 'sales', again: 2, last_enquiry_at: NOON + 3 },
      { department: 'service', again: 1, last_enquiry_at: NOON + 4 },
    ]);
    expect(await kindsOf(leads[0] as LeadRow)).toEqual(['arrived', 'again', 'again']);
    await addEnquiry(desk.db, { mobile: '9876543210', created_at: NOON + 6 });
    await addEnquiry(desk.db, { mobile: '9876543210', created_at: NOON + 5 });
    await takeInAt(desk, NOON);
    const [sales] = await desk.db.selectFrom('leads').selectAll().orderBy('department').execute();
    expect(sales).toMatchObject({ again: 4, last_enquiry_at: NOON + 6 });
    expect(await kindsOf(sales as LeadRow)).toEqual(['arrived', 'again', 'again', 'again', 'again']);
    expect(await count('customers')).toBe(1);
    expect(await desk.db.selectFrom('lead_enquiries').selectAll().execute()).toHaveLength(7);
  });

  it('has another lead in another department, of the same customer', async () => {
    const [sales, service] = [await leadFor(), await leadFor({ kind: 'service' })];
    expect(service.id).not.toBe(sales.id);
    expect(service.customer_id).toBe(sales.customer_id);
  });

  it('opens a lead that was lost less than 30 days ago: as new where nobody had tried', async () => {
    const lost = await change(await leadFor(), { stage: 'lost', lost_reason: 'unreachable', offered_to: 'manager' });
    const later = NOON + 29 * DAY_MS;
    expect(await leadFor({ created_at: later })).toMatchObject({
      id: lost.id,
      stage: 'new',
      lost_reason: null,
      closed_at: null,
      again: 1,
      offered_to: 'owner',
      due_at: later + 15 * MINUTE_MS,
    });
  });

  it('and as somebody who is known where somebody had', async () => {
    const lost = await change(await leadFor(), { stage: 'lost', lost_reason: 'price', first_attempt_at: NOON });
    const later = NOON + 2 * DAY_MS;
    expect(await leadFor({ created_at: later })).toMatchObject({
      id: lost.id,
      stage: 'contacted',
      closed_at: null,
      follow_up_at: later + 15 * MINUTE_MS,
      due_at: lost.due_at,
    });
  });

  it.each([
    ['lost 31 days ago', { stage: 'lost', lost_reason: 'price' }, 31],
    ['that ended well', { stage: 'delivered' }, 1],
  ] as const)('begins a new one after one %s', async (_what, end, days) => {
    const over = await change(await leadFor(), end);
    const next = await leadFor({ created_at: NOON + days * DAY_MS });
    expect(next.id).not.toBe(over.id);
    expect(next.customer_id).toBe(over.customer_id);
  });
});

describe('a turn', () => {
  it('goes to whoever has waited longest, whatever the clock says', async () => {
    for (const user of ['asha', 'basu', 'chetan']) await addOnDuty(desk.db, user, [SALES]);
    const owners: (string | null)[] = [];
    for (let n = 0; n < 7; n += 1) owners.push((await leadFor({ mobile: `987654321${n}` })).owner);
    owners.push((await leadFor({ mobile: '9876543218' }, NOON - 60 * MINUTE_MS)).owner);
    expect(owners).toEqual(['asha', 'basu', 'chetan', 'asha', 'basu', 'chetan', 'asha', 'basu']);
  });

  it('is written down', async () => {
    await addOnDuty(desk.db, 'asha', [SALES]);
    const lead = await leadFor();
    const [, given] = await activitiesOf(desk.db, lead.id);
    expect(given).toMatchObject({ kind: 'given', user_id: '', details: '{"owner":[null,"asha"]}' });
  });

  it('is of whoever the customer knows, if they are there', async () => {
    for (const user of ['asha', 'basu']) await addOnDuty(desk.db, user, [SALES, 'hubli-workshop service']);
    const first = await leadFor();
    expect(first.owner).toBe('asha');
    await change(first, { stage: 'delivered' });
    expect((await leadFor({ kind: 'service' })).owner).toBe('asha');
    expect((await leadFor()).owner).toBe('asha');
    expect((await leadFor({ mobile: '9876543219' })).owner).toBe('basu');
  });

  it.each<[string, Parameters<typeof addOnDuty>[3]]>([
    ['is disabled', { is_active: 0 }],
    ['had their last day yesterday', { expire_date: '2026-11-17' }],
    ['no longer calls customers', { role: 'content' }],
  ])('is never of somebody who %s', async (_what, account) => {
    await addOnDuty(desk.db, 'gone', [SALES], account);
    expect((await leadFor()).owner).toBeNull();
  });

  it('is not of somebody who is absent today, nor of another branch or department', async () => {
    await addOnDuty(desk.db, 'absent', [SALES]);
    await addOnDuty(desk.db, 'elsewhere', ['dharwad-showroom sales', 'hubli-showroom service']);
    await desk.db
      .insertInto('absences')
      .values({ user_id: 'absent', from_day: '2026-11-17', to_day: '2026-11-18' })
      .execute();
    expect((await leadFor()).owner).toBeNull();
    expect((await leadFor({ mobile: '9876543211' }, NOON + DAY_MS)).owner).toBe('absent');
  });

  it('is nobody’s while the branch is closed', async () => {
    await addOnDuty(desk.db, 'asha', [SALES]);
    expect((await leadFor({}, NIGHT)).owner).toBeNull();
  });

  it('comes again for a lead whose owner has left, when its customer comes again', async () => {
    await addOnDuty(desk.db, 'asha', [SALES]);
    const lead = await leadFor();
    await desk.db.updateTable('staff').set({ is_active: 0 }).where('user_id', '=', 'asha').execute();
    await addOnDuty(desk.db, 'basu', [SALES]);
    expect(await leadFor()).toMatchObject({ id: lead.id, owner: 'basu' });
  });
});

describe('what was there before the desk', () => {
  const old = async (daysAgo: number, more: object = {}) => {
    const id = await addEnquiry(desk.db, { mobile: '9876543210', created_at: NOON - daysAgo * DAY_MS, ...more });
    await desk.db.updateTable('intake').set({ is_old: 1 }).where('enquiry_id', '=', id).execute();
    return id;
  };

  it('is closed if it is older than 30 days, and open otherwise, with a clock that begins now', async () => {
    const [older, younger] = [await old(31), await old(29, { mobile: '9876543211' })];
    await takeInAt(desk, NOON);
    expect(await leadOf(desk.db, older)).toMatchObject({
      stage: 'lost',
      lost_reason: 'before',
      closed_at: NOON - 31 * DAY_MS,
      owner: null,
    });
    expect(await leadOf(desk.db, younger)).toMatchObject({
      stage: 'new',
      created_at: NOON - 29 * DAY_MS,
      due_at: NOON + 15 * MINUTE_MS,
    });
  });

  it('is joined where somebody came several times, and long ago stays long ago', async () => {
    const ids = [await old(400), await old(390), await old(40), await old(20)];
    const now = await enquire();
    const leads = await Promise.all([...ids, now].map((id) => leadOf(desk.db, id)));
    const [first, second, third, fourth, fifth] = leads.map((lead) => lead?.id);
    expect([second, third === first, fourth, fifth]).toEqual([first, false, fifth, fifth]);
    expect(leads[0]).toMatchObject({ stage: 'lost', again: 1 });
    expect(leads[4]).toMatchObject({ stage: 'new', closed_at: null });
  });

  it('comes after everything that is new', async () => {
    for (let n = 0; n < 30; n += 1) await old(100 + n);
    const fresh = await addEnquiry(desk.db, { mobile: '9876543212', created_at: NOON });
    await takeInAt(desk, NOON);
    const first = await desk.db.selectFrom('lead_enquiries').selectAll().orderBy('lead_id').executeTakeFirst();
    expect(first?.enquiry_id).toBe(fresh);
    expect(await count('intake')).toBe(0);
  });
});

describe('an enquiry that cannot be taken in', () => {
  it('waits longer each time, holds up nobody, and is there at last', async () => {
    const { db } = desk;
    const ids: number[] = [];
    for (let n = 0; n < 5; n += 1) ids.push(await addEnquiry(db, { mobile: `987654321${n}`, created_at: NOON }));
    const broken = ids[2] ?? 0;
    const error = vi.fn();
    await refuseLeadsOf(broken);
    expect(await takeInAt(desk, NOON, { error })).toBe(4);
    expect([error.mock.calls.length, await countStuck(db)]).toEqual([1, 1]);
    expect(await waiting(broken)).toMatchObject({ attempts: 1, not_before: NOON + 10_000 });
    expect((await waiting(broken))?.last_error).toMatch(/not this one/);
    expect(await takeInAt(desk, NOON + 9000)).toBe(0);
    expect(await takeInAt(desk, NOON + 10_000)).toBe(0);
    expect(await waiting(broken)).toMatchObject({ attempts: 2, not_before: NOON + 30_000 });
    await refuseLeadsOf(undefined);
    // A clock that was set back by a day does not make it wait for a day.
    expect(await takeInAt(desk, NOON - DAY_MS)).toBe(1);
    expect(await countStuck(db)).toBe(0);
  });

  const waiting = (id: number) =>
    desk.db.selectFrom('intake').selectAll().where('enquiry_id', '=', id).executeTakeFirst();

  async function refuseLeadsOf(id: number | undefined): Promise<void> {
    const { db, engine } = desk;
    const isPostgres = engine.name === 'postgres';
    await sql.raw(`drop trigger if exists refuse_one ${isPostgres ? 'on lead_enquiries' : ''}`).execute(db);
    if (id === undefined) return;
    if (!isPostgres) {
      await sql
        .raw(
          `create trigger refuse_one before insert on lead_enquiries when new.enquiry_id = ${id}
          begin select raise(abort, 'not this one'); end`,
        )
        .execute(db);
      return;
    }
    await sql
      .raw(
        `create or replace function refuse_one() returns trigger language plpgsql as $$ begin
        if new.enquiry_id = ${id} then raise exception 'not this one'; end if; return new; end $$`,
      )
      .execute(db);
    await sql
      .raw('create trigger refuse_one before insert on lead_enquiries for each row execute function refuse_one()')
      .execute(db);
  }
});

describe('two servers at once', () => {
  it('make one customer and one lead of somebody who came ten times, and every enquiry has one', async () => {
    const { db } = desk;
    for (const user of ['asha', 'basu', 'chetan']) await addOnDuty(db, user, [SALES]);
    // Two connections to SQLite in one process would wait for each other; the trial has processes.
    const other = desk.engine.name === 'sqlite' ? desk : openDatabase(desk.settings);
    const log = { error: vi.fn() };
    try {
      vi.useFakeTimers({ toFake: ['Date'], now: NOON });
      for (let n = 0; n < 60; n += 1) {
        const mobile = n % 6 === 0 ? '9876543210' : String(9_800_000_000 + n);
        await addEnquiry(db, { mobile, created_at: NOON + n });
      }
      const work = { stop: new AbortController().signal, log, atOnce: 3, pauseMs: 0 };
      const taken = await Promise.all([takeInAll(desk, work), takeInAll(other, work), takeInAll(other, work)]);
      expect(taken.reduce((sum, one) => sum + one, 0)).toBe(60);
    } finally {
      vi.useRealTimers();
      if (other !== desk) await other.close();
    }
    expect(log.error).not.toHaveBeenCalled();
    expect([await count('intake'), await count('leads'), await count('customers')]).toEqual([0, 51, 51]);
    const links = await db.selectFrom('lead_enquiries').selectAll().execute();
    expect(links).toHaveLength(60);
    const given = await db
      .selectFrom('leads')
      .select(({ fn }) => ['owner', fn.countAll<number>().as('total')])
      .groupBy('owner')
      .execute();
    expect(given.map(({ total }) => Number(total)).sort()).toEqual([17, 17, 17]);
  });
});
