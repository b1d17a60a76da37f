import { beforeEach, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../contract/durations.ts';
import { kolkataInstant } from '../../contract/kolkata-time.ts';
import { addOnDuty, clearDesk, leadOf, setUpDesk, takeInAt } from '../../test-support/desk.ts';
import { addEnquiry } from '../../test-support/desk-rows.ts';
import { dayAhead } from './day-ahead.ts';
import { offerLate } from './late.ts';
import { handOutPool } from './pool.ts';

const desk = setUpDesk();
/** A Wednesday, when every branch is open. */
const NOON = kolkataInstant('2026-11-18', '12:00');
const NIGHT = kolkataInstant('2026-11-17', '23:00');
const SALES = 'hubli-showroom sales';
const never = new AbortController().signal;

beforeEach(async () => {
  await clearDesk(desk.db);
  await desk.db.deleteFrom('outbox').execute();
});

const told = async () => {
  const rows = await desk.db
    .selectFrom('outbox')
    .select(['purpose', 'recipient', 'not_before'])
    .orderBy('id')
    .execute();
  return rows.map(({ purpose, recipient, not_before }) => [purpose, recipient, not_before]);
};
const colleague = (userId: string, more: object = {}) =>
  addOnDuty(desk.db, userId, [SALES], { email: `${userId}@desk.test`, ...more });
const enquire = async (more: object = {}, now = NOON) => {
  const answer = 'answer-1';
  const version = await desk.db
    .selectFrom('consent_texts')
    .select('version')
    .where('version', 'like', 'answer%')
    .execute();
  const id = await addEnquiry(desk.db, {
    name: 'Asha',
    mobile: '9876543210',
    created_at: now,
    reference: 'ABCD2345',
    consent_version: version[0]?.version ?? answer,
    ...more,
  });
  await takeInAt(desk, now);
  return id;
};

it('the owner is told of a new lead, and again when the customer comes again; the customer that we have it', async () => {
  await colleague('asha');
  await enquire({ email: 'customer@home.test', language: 'kn' });
  expect(await told()).toEqual([
    ['acknowledge', '9876543210', NOON],
    ['lead-alert', 'asha@desk.test', NOON + 5 * MINUTE_MS],
  ]);
  const [first] = await desk.db.selectFrom('outbox').selectAll().execute();
  expect([first?.language, first?.mobile]).toEqual(['kn', '9876543210']);
  await enquire({ reference: 'ABCD2346' }, NOON + MINUTE_MS);
  expect((await told()).slice(2)).toEqual([
    ['acknowledge', '9876543210', NOON + MINUTE_MS],
    ['lead-alert', 'asha@desk.test', NOON + 6 * MINUTE_MS],
  ]);
});

it('nobody is written to about what was there before the desk', async () => {
  await colleague('asha');
  const id = await addEnquiry(desk.db, { mobile: '9876543210', created_at: NOON - DAY_MS, reference: 'ABCD2345' });
  await desk.db.updateTable('intake').set({ is_old: 1 }).where('enquiry_id', '=', id).execute();
  await takeInAt(desk, NOON);
  expect(await leadOf(desk.db, id)).toBeDefined();
  expect(await told()).toEqual([]);
});

it('whoever gets a lead from the pool is told; when nobody answers, the branch, and then who runs it', async () => {
  await colleague('asha');
  await colleague('basu');
  await enquire({ consent_version: null }, NIGHT);
  expect(await told()).toEqual([]);
  const opens = kolkataInstant('2026-11-18', '09:30');
  expect(await handOutPool(desk, opens, never)).toBe(1);
  expect(await told()).toEqual([['lead-alert', 'asha@desk.test', opens + 5 * MINUTE_MS]]);
  const late = opens + 15 * MINUTE_MS;
  await offerLate(desk, late, never);
  expect((await told()).slice(1)).toEqual([['lead-alert', 'basu@desk.test', late + 5 * MINUTE_MS]]);
  await addOnDuty(desk.db, 'mira', [], { role: 'manager', email: 'mira@desk.test' });
  const later = late + 15 * MINUTE_MS;
  await offerLate(desk, later, never);
  expect((await told()).slice(2)).toEqual([['lead-alert', 'mira@desk.test', later + 5 * MINUTE_MS]]);
});

it('a lead that becomes late stays the version that somebody is writing about', async () => {
  await colleague('asha');
  const id = await enquire();
  await offerLate(desk, NOON + 15 * MINUTE_MS, never);
  expect(await leadOf(desk.db, id)).toMatchObject({ offered_to: 'branch', version: 1 });
});

it('the day ahead counts what is overdue, due and new', async () => {
  await colleague('asha');
  await enquire();
  const steps = [NOON - DAY_MS, NOON - DAY_MS, NOON + MINUTE_MS, NOON + DAY_MS];
  const lead = { customer_id: null, department: 'sales', owner: 'asha', stage: 'contacted' } as const;
  await desk.db
    .insertInto('leads')
    .values(steps.map((at) => ({ ...lead, follow_up_at: at, created_at: NOON, due_at: NOON, last_enquiry_at: NOON })))
    .execute();
  expect(await dayAhead(desk.db, NOON)).toEqual([{ userId: 'asha', overdue: 2, due: 1, fresh: 1 }]);
});
