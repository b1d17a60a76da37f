import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../contract/durations.ts';
import { kolkataInstant } from '../../contract/kolkata-time.ts';
import { activitiesOf, addOnDuty, clearDesk, leadOf, setUpDesk, takeInAt } from '../../test-support/desk.ts';
import { addEnquiry } from '../../test-support/desk-rows.ts';
import type { LeadRow } from '../db/tables.ts';
import { leadClock } from '../jobs/lead-clock.ts';
import { changeLead } from './change-lead.ts';

const desk = setUpDesk();
const NOON = kolkataInstant('2026-11-18', '12:00');
const NIGHT = kolkataInstant('2026-11-18', '23:00');
const OPENING = kolkataInstant('2026-11-19', '09:30');
const SALES = 'hubli-showroom sales';
const log = { info: () => {}, warn: () => {}, error: () => {} };

beforeEach(() => clearDesk(desk.db));

/** As its job does: nothing where nothing has come up. */
async function tick(now: number): Promise<string> {
  if (!(await leadClock.hasComeUp?.(desk.db, now))) return '';
  const context = { config: {} as never, database: desk, log };
  return leadClock.run(context, { now, stop: new AbortController().signal, progress: {} as never });
}
let numbers = 9_800_000_000;
const arrive = async (now: number, mobile = String(numbers)): Promise<number> => {
  numbers += 1;
  const id = await addEnquiry(desk.db, { mobile, created_at: now });
  await takeInAt(desk, now);
  return id;
};
const lead = async (enquiry: number) => (await leadOf(desk.db, enquiry)) as LeadRow;
const change = (before: LeadRow, wanted: Partial<LeadRow>, kind: 'given' | 'call', at: number) =>
  desk.db.transaction().execute((trx) => changeLead(trx, { lead: before, change: wanted, activity: { kind, at } }));
const owners = (enquiries: number[]) => Promise.all(enquiries.map(async (id) => (await lead(id)).owner));

describe('what waits for somebody', () => {
  it('is handed out when the branch opens, the oldest first, in turn', async () => {
    for (const user of ['asha', 'basu']) await addOnDuty(desk.db, user, [SALES]);
    const waiting = [await arrive(NIGHT), await arrive(NIGHT + 1), await arrive(NIGHT + 2)];
    expect(await owners(waiting)).toEqual([null, null, null]);
    expect(await tick(OPENING - 1)).toBe('');
    expect(await tick(OPENING)).toBe('3 given out, 0 offered to others');
    expect(await owners(waiting)).toEqual(['asha', 'basu', 'asha']);
    expect((await activitiesOf(desk.db, (await lead(waiting[0] ?? 0)).id)).map(({ kind }) => kind)).toEqual([
      'arrived',
      'given',
    ]);
    expect(await tick(OPENING + 1)).toBe('');
  });

  it('is given to whoever comes on duty, and to nobody while nobody is', async () => {
    const id = await arrive(NOON);
    expect(await tick(NOON + MINUTE_MS)).toBe('');
    await addOnDuty(desk.db, 'late-comer', [SALES]);
    expect(await tick(NOON + 2 * MINUTE_MS)).toBe('1 given out, 0 offered to others');
    expect((await lead(id)).owner).toBe('late-comer');
  });

  it('goes to whom the customer knows', async () => {
    for (const user of ['asha', 'basu']) await addOnDuty(desk.db, user, [SALES, 'hubli-workshop service']);
    await arrive(NOON);
    const first = await arrive(NOON, '9876543210');
    expect((await lead(first)).owner).toBe('basu');
    const id = await addEnquiry(desk.db, { kind: 'service', mobile: '9876543210', created_at: NIGHT });
    await takeInAt(desk, NIGHT);
    expect((await lead(id)).owner).toBeNull();
    await tick(OPENING);
    expect((await lead(id)).owner).toBe('basu');
  });
});

describe('a lead that nobody answers', () => {
  const offeredTo = async (id: number) => (await lead(id)).offered_to;

  it('is offered to its branch when its time is over, and to the manager when it is over again', async () => {
    await addOnDuty(desk.db, 'asha', [SALES]);
    const id = await arrive(NOON);
    expect(await tick(NOON + 15 * MINUTE_MS - 1)).toBe('');
    expect(await tick(NOON + 15 * MINUTE_MS)).toBe('0 given out, 1 offered to others');
    expect(await offeredTo(id)).toBe('branch');
    expect(await tick(NOON + 30 * MINUTE_MS - 1)).toBe('');
    await tick(NOON + 30 * MINUTE_MS);
    expect(await lead(id)).toMatchObject({ offered_to: 'manager', owner: 'asha', due_at: NOON + 15 * MINUTE_MS });
    expect(await tick(NOON + DAY_MS)).toBe('');
    const late = (await activitiesOf(desk.db, (await lead(id)).id)).filter(({ kind }) => kind === 'late');
    expect(late.map(({ details }) => JSON.parse(details))).toEqual([
      { offered_to: ['owner', 'branch'] },
      { offered_to: ['branch', 'manager'] },
    ]);
  });

  it('has its time in opening minutes', async () => {
    await addOnDuty(desk.db, 'asha', [SALES]);
    const id = await arrive(kolkataInstant('2026-11-18', '18:10'));
    await tick(kolkataInstant('2026-11-18', '18:25'));
    expect(await offeredTo(id)).toBe('branch');
    expect(await tick(kolkataInstant('2026-11-19', '09:39'))).toBe('');
    await tick(kolkataInstant('2026-11-19', '09:40'));
    expect(await offeredTo(id)).toBe('manager');
  });

  it('is not late because of a clock that was set back, and what was offered stays offered', async () => {
    await addOnDuty(desk.db, 'asha', [SALES]);
    const id = await arrive(NOON);
    await tick(NOON + 15 * MINUTE_MS);
    expect(await tick(NOON - 5 * HOUR_MS)).toBe('');
    expect(await offeredTo(id)).toBe('branch');
    await tick(NOON + 30 * MINUTE_MS);
    expect(await offeredTo(id)).toBe('manager');
  });

  it('stays with whoever has tried, and no message that was sent by itself is an attempt', async () => {
    await addOnDuty(desk.db, 'asha', [SALES]);
    const [tried, written] = [await arrive(NOON), await arrive(NOON)];
    await change(await lead(tried), { first_attempt_at: NOON + MINUTE_MS }, 'call', NOON + MINUTE_MS);
    await desk.db
      .insertInto('activities')
      .values({ lead_id: (await lead(written)).id, kind: 'message', at: NOON + MINUTE_MS })
      .execute();
    await tick(NOON + 15 * MINUTE_MS);
    expect([await offeredTo(tried), await offeredTo(written)]).toEqual(['owner', 'branch']);
  });

  it('gives whoever takes it over the whole time again, twice at most', async () => {
    for (const user of ['asha', 'basu']) await addOnDuty(desk.db, user, [SALES]);
    const id = await arrive(NOON);
    const take = async (owner: string, at: number) => {
      const { handovers } = await lead(id);
      await change(await lead(id), { owner, offered_to: 'owner', handovers: handovers + 1 }, 'given', at);
    };
    await tick(NOON + 15 * MINUTE_MS);
    await take('basu', NOON + 20 * MINUTE_MS);
    expect(await tick(NOON + 34 * MINUTE_MS)).toBe('');
    await tick(NOON + 35 * MINUTE_MS);
    expect(await offeredTo(id)).toBe('branch');
    await take('asha', NOON + 40 * MINUTE_MS);
    expect(await tick(NOON + 5 * HOUR_MS)).toBe('');
    expect(await lead(id)).toMatchObject({ offered_to: 'owner', owner: 'asha', handovers: 2 });
  });
});

it('gives each lead once and offers it once, whichever of two servers comes first', async () => {
  for (const user of ['asha', 'basu', 'chetan']) await addOnDuty(desk.db, user, [SALES]);
  const waiting: number[] = [];
  for (let n = 0; n < 9; n += 1) waiting.push(await arrive(NIGHT));
  await Promise.all([tick(OPENING), tick(OPENING)]);
  const given = await owners(waiting);
  expect(given.toSorted()).toEqual([...Array(3).fill('asha'), ...Array(3).fill('basu'), ...Array(3).fill('chetan')]);
  const due = kolkataInstant('2026-11-19', '09:45');
  await Promise.all([tick(due), tick(due)]);
  const late = await desk.db.selectFrom('activities').selectAll().where('kind', 'in', ['late', 'given']).execute();
  expect(late).toHaveLength(18);
});
