import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/connect.ts';
import { sendDue } from '../server/outbox/send-due.ts';

/**
 * A process that does nothing but send messages, beside others like it, as often as it can, and without the lease of the job that keeps
 * servers out of each other's way. Its clock can be ahead, so that nobody has to wait for a lease to end.
 */
const [databaseUrl = '', dataDir = '', messages = '{}', aheadMs = '0'] = process.argv.slice(2);
const database = openDatabase({ databaseUrl, dataDir }, 'setting-up');
const config = { ...readConfig({}), publicUrl: 'https://shop.test', messages: JSON.parse(messages) };
const log = { info: () => {}, warn: () => {} };
let ahead = Number(aheadMs);
process.on('message', (later) => {
  ahead = Number(later);
});
process.send?.('ready');
for (;;) {
  const work = { now: Date.now() + ahead, stop: new AbortController().signal };
  await sendDue({ config, database, log }, work).catch((error) => process.send?.(String(error)));
  await delay(5);
}
