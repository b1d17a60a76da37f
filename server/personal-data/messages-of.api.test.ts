import { expect, it } from 'vitest';
import { DAY_MS } from '../../contract/durations.ts';
import { setUpOutbox } from '../../test-support/outbox-store.ts';
import { settleIn } from '../backup/settle-in.ts';
import { progressOf } from '../jobs/job-rows.ts';
import { claim } from '../outbox/claim.ts';
import { settle } from '../outbox/settle.ts';
import { runPersonCommand } from './person-console.ts';
import { keepToRetention } from './retention.ts';

const NOON = Date.parse('2026-11-18T06:30:00Z');
const MINE = '9876543210';
const store = setUpOutbox();
const run = (line: string) => runPersonCommand(store.database, line.split(' '), { confirm: async () => true });

async function fill() {
  const { db } = store.database;
  await db.deleteFrom('contact_consents').execute();
  for (const [mobile, email] of [
    [MINE, 'asha@home.test'],
    ['9000000001', 'other@home.test'],
  ] as const) {
    await store.add({ at: NOON, mobile, ways: [{ channel: 'email', recipient: email }] });
    await db
      .insertInto('contact_consents')
      .values({ mobile, channel: 'sms', purpose: 'notify', at: NOON, source: 'enquiry 1' })
      .execute();
    await db.insertInto('contact_turns').values({ mobile, at: NOON, outbox_id: 1 }).execute();
    await db
      .insertInto('unsubscribes')
      .values([
        { channel: 'sms', recipient: mobile, at: NOON, source: 'stop' },
        { channel: 'email', recipient: email, at: NOON, source: 'link' },
      ])
      .execute();
  }
}
const everything = async () => {
  const { db } = store.database;
  const tables = ['outbox', 'contact_consents', 'contact_turns', 'unsubscribes'] as const;
  return JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())));
};

it('npm run person hands out and erases messages, consents and stops of one person, and of nobody else', async () => {
  await fill();
  const { data, lines } = await run(`export ${MINE}`);
  expect(lines[0]).toBe('0 enquiries and 1 message exported.');
  expect(data).toMatchObject({
    messages: [{ recipient: 'asha@home.test', purpose: 'acknowledge', state: 'waiting' }],
    agreedTo: [{ channel: 'sms', purpose: 'notify' }],
    unsubscribed: [{ recipient: MINE }, { recipient: 'asha@home.test' }],
  });
  expect(JSON.stringify(data)).not.toContain('other@home');
  expect((await run(`erase ${MINE}`)).lines[0]).toBe('0 enquiries and 1 message erased.');
  expect(await everything()).not.toMatch(/9876543210|asha/);
  expect(await everything()).toMatch(/9000000001.*other@home/s);
});

it('a person erased while a message to them is being sent stays erased when it has been sent', async () => {
  const { id } = await store.add({ at: NOON, mobile: MINE });
  const { messages: settings } = store.config;
  const row = await claim(store.database.db, id, { now: NOON, settings });
  if (!row) throw new Error('not claimed');
  await run(`erase ${MINE}`);
  expect(await settle(store.database.db, row, { is: 'sent' }, { now: NOON, settings })).toBeUndefined();
  expect(await store.rows()).toEqual([]);
});

it('retention erases messages with the enquiries of their time', async () => {
  await fill();
  const later = { at: NOON + 5 * DAY_MS, mobile: MINE };
  await store.add(later);
  await store.database.db.insertInto('jobs').values({ name: 'retention', due_at: 0 }).execute();
  await keepToRetention(store.database, 2, NOON + 5 * DAY_MS, { progress: progressOf('retention') });
  expect((await store.rows()).map(({ created_at }) => created_at)).toEqual([later.at]);
  expect(await everything()).not.toMatch(/asha|other@home/);
});

it('after a restore what had not been sent is held, and not sent', async () => {
  const waiting = await store.add({ at: NOON });
  const sending = await store.add({ at: NOON });
  const sent = await store.add({ at: NOON - DAY_MS });
  const { db } = store.database;
  await db.updateTable('outbox').set({ state: 'sent' }).where('id', '=', sent.id).execute();
  await claim(db, sending.id, { now: NOON, settings: store.config.messages });
  await db
    .transaction()
    .execute((trx) => settleIn(trx, { madeAt: '2026-11-18', engine: 'sqlite', schemaVersion: 24 } as never));
  await store.send(NOON + DAY_MS / 2, async () => ({ is: 'sent' }));
  const states = await Promise.all([waiting, sending, sent].map(async ({ id }) => (await store.row(id)).state));
  expect(states).toEqual(['held', 'held', 'sent']);
});
