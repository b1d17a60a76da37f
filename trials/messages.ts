import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { loadRelease } from '../content/load-release.ts';
import { MINUTE_MS } from '../contract/durations.ts';
import type { MessageSettings } from '../server/config.ts';
import type { Database } from '../server/db/engine.ts';
import type { OutboxRow } from '../server/db/tables.ts';
import { callbackReference } from '../server/outbox/callback-reference.ts';
import { LEASE_MS } from '../server/outbox/claim.ts';
import { enqueue } from '../server/outbox/enqueue.ts';
import { prepareDatabase } from '../server/prepare-database.ts';
import type { MailServer } from '../test-support/mail-server.ts';
import { startMailServer } from '../test-support/mail-server.ts';
import type { MessageProvider } from '../test-support/message-provider.ts';
import { startMessageProvider } from '../test-support/message-provider.ts';
import { bothEngines } from './engine-name.ts';
import { number } from './figures.ts';
import type { Scene } from './scene.ts';
import { ADMIN } from './scene.ts';
import type { Trial } from './trial.ts';
import { Verdict } from './trial.ts';

const PROCESS = path.join(import.meta.dirname, '..', 'test-support', 'message-server.ts');
const SERVERS = 2;
const EACH_ROUND = 30;
const SLOWEST_ANSWER_MS = 20;
/** Of a server, after there is something to send. */
const LONGEST_LIFE_MS = 150;
const PATIENCE_MS = 120_000;
const CHANNELS = ['email', 'whatsapp', 'sms'] as const;

interface Providers {
  mail: MailServer;
  phone: MessageProvider;
  settings: MessageSettings;
}

export const messages: Trial = {
  name: 'messages',
  what: 'two servers that send messages beside each other, one of them killed with SIGKILL in the middle of it, 100 times',
  mustHold:
    'no message is lost; WhatsApp and SMS are never sent twice; an e-mail is sent twice only where nobody could know',
  engines: bothEngines,
  shortForm: { runsOn: bothEngines },
  async run(scene) {
    const verdict = new Verdict();
    const providers = await startProviders(scene);
    await prepare(scene);
    const times = scene.count(2, 100);
    // After each kill everybody lives a lease later, so that what the killed one had begun is looked at. What the other is in the middle of
    // then looks abandoned too, as if it had been frozen.
    let aheadMs = 0;
    const servers = await Promise.all(Array.from({ length: SERVERS }, () => startSender(scene, providers, aheadMs)));
    for (let round = 1; round <= times; round += 1) {
      await scene.look((database) => write(database, round));
      await delay(Math.random() * LONGEST_LIFE_MS);
      await end(servers.shift());
      aheadMs += LEASE_MS + 1000;
      for (const server of servers) server.send(aheadMs);
      servers.push(await startSender(scene, providers, aheadMs));
      if (round % 10 === 0) scene.say(`    killed ${round} times`);
    }
    const rows = await settle(scene, servers, aheadMs);
    return { figures: judge(rows, providers, times, verdict), faults: verdict.faults };
  },
};

async function startProviders(scene: Scene): Promise<Providers> {
  const mail = await startMailServer();
  const phone = await startMessageProvider(SLOWEST_ANSWER_MS);
  scene.atTheEnd(() => mail.close());
  scene.atTheEnd(() => phone.close());
  const tokenFile = path.join(scene.dataDir, 'token');
  writeFileSync(tokenFile, 'token');
  const settings: MessageSettings = {
    email: { url: mail.url, from: 'office@shop.test' },
    whatsapp: { apiUrl: phone.url, phoneId: '1', tokenFile, webhookSecretFile: tokenFile },
    sms: { apiUrl: phone.url, tokenFile, entityId: '1', header: 'SHOP' },
  };
  return { mail, phone, settings };
}

/** A store whose acknowledgement has names at WhatsApp and for DLT. */
const prepare = (scene: Scene) =>
  scene.look(async (database) => {
    await prepareDatabase(database, loadRelease(), { adminUserId: ADMIN.userId, adminPassword: ADMIN.password });
    const { db } = database;
    const live = await db
      .selectFrom('documents')
      .innerJoin('revisions', 'revisions.id', 'live_revision')
      .select(['revisions.id', 'body'])
      .where('kind', '=', 'message')
      .where('key', '=', 'acknowledge')
      .executeTakeFirstOrThrow();
    const body = { ...JSON.parse(live.body), whatsapp: { en: 'acknowledge' }, sms: { en: '1' } };
    await db
      .updateTable('revisions')
      .set({ body: JSON.stringify(body) })
      .where('id', '=', live.id)
      .execute();
  });

async function startSender(scene: Scene, { settings }: Providers, aheadMs: number): Promise<ChildProcess> {
  const values = [scene.databaseUrl, scene.dataDir, JSON.stringify(settings), String(aheadMs)];
  const sender = fork(PROCESS, values, { stdio: 'ignore' });
  scene.atTheEnd(() => sender.kill('SIGKILL'));
  await once(sender, 'message');
  return sender;
}

async function end(sender: ChildProcess | undefined): Promise<void> {
  if (!sender || sender.exitCode !== null || sender.signalCode !== null) return;
  const ended = once(sender, 'exit');
  sender.kill('SIGKILL');
  await ended;
}

const write = ({ db }: Database, round: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (let n = 0; n < EACH_ROUND; n += 1) {
      const channel = CHANNELS[n % CHANNELS.length] ?? 'email';
      const recipient = channel === 'email' ? 'a@home.test' : '9876543210';
      await enqueue(trx, {
        purpose: 'acknowledge',
        subject: `round ${round} ${n}`,
        ways: [{ channel, recipient }],
        params: { reference: 'ABCD-2345', callBy: 'noon' },
        expiresAt: Date.now() + 1000 * MINUTE_MS,
      });
    }
  });

/** Until nothing waits any more: what a kill has left unclear comes to its end, too. */
async function settle(scene: Scene, servers: readonly ChildProcess[], aheadMs: number): Promise<OutboxRow[]> {
  const deadline = performance.now() + PATIENCE_MS;
  const read = () => scene.look(({ db }) => db.selectFrom('outbox').selectAll().orderBy('id').execute());
  for (let clock = aheadMs; ; clock += 2 * LEASE_MS) {
    const rows = await read();
    const isOpen = rows.some(({ state }) => state === 'waiting' || state === 'sending');
    if (!isOpen || performance.now() > deadline) {
      await Promise.all(servers.map(end));
      return read();
    }
    for (const server of servers) server.send(clock);
    await delay(200);
  }
}

function judge(rows: readonly OutboxRow[], { mail, phone }: Providers, times: number, verdict: Verdict): string[] {
  const mails = Map.groupBy(mail.mails, ({ messageId }) => messageId);
  const mailsOf = ({ id }: OutboxRow) =>
    [...mails].filter(([key]) => key.startsWith(`<${id}.`)).flatMap(([, list]) => list).length;
  let doubled = 0;
  for (const row of rows) {
    const { id, channel, state, unclear } = row;
    const count = channel === 'email' ? mailsOf(row) : (phone.taken.get(callbackReference(row)) ?? 0);
    verdict.demand(
      state === 'sent' || state === 'unknown',
      `message ${id} (${channel}) is ${state}: ${row.last_error}`,
    );
    verdict.demand(state !== 'sent' || count > 0, `message ${id} (${channel}) counts as sent and never came`);
    verdict.demand(
      count <= 1 || (channel === 'email' && unclear > 0),
      `message ${id} (${channel}) came ${count} times`,
    );
    if (count > 1) doubled += 1;
  }
  verdict.demand(rows.length === times * EACH_ROUND, `${rows.length} messages are there of ${times * EACH_ROUND}`);
  const count = (state: OutboxRow['state']) => rows.filter((row) => row.state === state).length;
  const unclear = rows.filter((row) => row.unclear > 0).length;
  return [
    `killed ${times} times`,
    `${number(rows.length)} messages written, ${number(count('sent'))} sent, ${number(count('unknown'))} unknown`,
    `${number(unclear)} were in the middle of being sent; ${number(doubled)} e-mails came twice, no WhatsApp message and no SMS did`,
  ];
}
