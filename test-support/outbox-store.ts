import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Config, MessageSettings } from '../server/config.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/connect.ts';
import type { Database } from '../server/db/engine.ts';
import type { OutboxRow } from '../server/db/tables.ts';
import type { Channel, Outcome } from '../server/outbox/channels/channel.ts';
import { findChannel } from '../server/outbox/channels/index.ts';
import type { NewMessage } from '../server/outbox/enqueue.ts';
import { enqueue } from '../server/outbox/enqueue.ts';
import { sendDue } from '../server/outbox/send-due.ts';
import { filledDatabase } from './databases.ts';

/** Every channel set up; tests that send for real give addresses of their own. */
export const ALL_SET_UP: MessageSettings = {
  email: { url: 'smtp://127.0.0.1:1', from: 'Office <office@shop.test>' },
  push: { subject: 'mailto:office@shop.test' },
  whatsapp: { apiUrl: 'http://127.0.0.1:1', phoneId: '1', tokenFile: '/none', webhookSecretFile: '/none' },
  sms: { apiUrl: 'http://127.0.0.1:1', tokenFile: '/none', entityId: '1', header: 'SHOP' },
};

export interface OutboxStore {
  database: Database;
  config: Config;
  settings: { databaseUrl: string; dataDir: string };
  add(message: Partial<NewMessage> & { at?: number }): Promise<OutboxRow>;
  row(id: number): Promise<OutboxRow>;
  rows(): Promise<OutboxRow[]>;
  /** Sends what is due at a moment, with what the channels answer; as they are where nothing is given. */
  send(now: number, answer?: (row: OutboxRow) => Outcome | Promise<Outcome>): Promise<void>;
}

/** A store without a server, so that nobody sends anything but the test. */
export function setUpOutbox(messages: MessageSettings = ALL_SET_UP): OutboxStore {
  const store = {} as OutboxStore;
  let count = 0;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const filled = await filledDatabase();
    remove = async () => void (await filled.remove());
    const database = openDatabase(filled.settings, 'setting-up');
    const { db } = database;
    const config = { ...readConfig({}), ...filled.settings, publicUrl: 'https://shop.test', messages };
    const log = { info: () => {}, warn: () => {} };
    Object.assign(store, {
      database,
      config,
      settings: filled.settings,
      async add({ at = 0, ...message }) {
        count += 1;
        const subject = `thing ${count}`;
        const usual: NewMessage = {
          purpose: 'acknowledge',
          subject,
          ways: [{ channel: 'email', recipient: 'a@home.test' }],
          params: { reference: 'ABCD2345', callBy: 'noon' },
        };
        await db.transaction().execute((trx) => enqueue(trx, { ...usual, ...message }, at));
        return db.selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
      },
      row: (id) => db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
      rows: () => db.selectFrom('outbox').selectAll().orderBy('id').execute(),
      async send(now, answer) {
        const find = (name: string): Channel | undefined => {
          const channel = findChannel(name);
          return channel && answer ? { ...channel, send: async ({ row }) => answer(row) } : channel;
        };
        await sendDue(
          { config: store.config, database, log, findChannel: find },
          { now, stop: new AbortController().signal },
        );
      },
    } satisfies OutboxStore);
  });
  beforeEach(async () => {
    for (const table of ['outbox', 'providers', 'contact_turns', 'unsubscribes', 'push_subscriptions'] as const) {
      await store.database.db.deleteFrom(table).execute();
    }
  });
  afterAll(async () => {
    await store.database.close();
    await remove();
  });
  return store;
}
