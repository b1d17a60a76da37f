import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ServerProcess } from '../test-support/server-process.ts';
import { Client, jsonOf } from './client.ts';
import { bothEngines } from './engine-name.ts';
import { compareWithStored, Enquirer } from './enquirer.ts';
import { number, percentile, seconds } from './figures.ts';
import type { Scene } from './scene.ts';
import { MODEL } from './some-model.ts';
import { StaffAtWork } from './staff-at-work.ts';
import type { Trial } from './trial.ts';
import { Verdict } from './trial.ts';

const SENDERS = 8;
const SERVING_WITHIN_MS = 3000;
const PATIENCE_MS = 60_000;

export const kill: Trial = {
  name: 'kill',
  what: 'the server killed with SIGKILL in the middle of writes, 100 times',
  mustHold:
    'every acknowledged enquiry, price and upload is there after the restart; `integrity_check` is ok; serving again within 3 s',
  engines: bothEngines,
  shortForm: { runsOn: bothEngines },
  async run(scene) {
    const verdict = new Verdict();
    const enquirer = new Enquirer();
    const staff = new StaffAtWork();
    const startTimes: number[] = [];
    const times = scene.count(1, 100);
    let server = await scene.startServer();
    await staff.logIn(server.origin);
    for (let round = 1; round <= times; round += 1) {
      await killDuringWrites(server, enquirer, staff, scene.count(100, 500));
      const startedAt = performance.now();
      server = await scene.startServer();
      await demandServing(server, verdict);
      startTimes.push(performance.now() - startedAt);
      await staff.demandKept(server.origin, verdict);
      if (round % 10 === 0) scene.say(`    killed ${round} times, ${number(enquirer.acknowledged.length)} enquiries`);
      if (verdict.faults.length > 0) break;
    }
    await server.stop();
    const stored = await compareWithStored(scene, enquirer.acknowledged, verdict);
    await demandSound(scene, verdict);
    const slowest = Math.max(...startTimes);
    verdict.demand(slowest < scene.within(SERVING_WITHIN_MS), `the slowest restart took ${seconds(slowest)}`);
    return {
      figures: [
        `killed ${startTimes.length} times`,
        `${number(enquirer.acknowledged.length)} enquiries acknowledged, ${number(stored)} stored`,
        `${number(staff.prices)} prices and ${number(staff.uploads)} uploads acknowledged`,
        `serving again after ${seconds(percentile(startTimes, 0.5))}, at most ${seconds(slowest)}`,
      ],
      faults: verdict.faults,
    };
  },
};

/** Writes of three kinds at once; the end comes at a moment that nobody chose. */
async function killDuringWrites(
  server: ServerProcess,
  enquirer: Enquirer,
  staff: StaffAtWork,
  longestMs: number,
): Promise<void> {
  const client = new Client(server.origin, SENDERS);
  let isOver = false;
  const sendAll = async () => {
    while (!isOver) await enquirer.send(client);
  };
  const work = [...Array.from({ length: SENDERS }, sendAll), staff.work(server.origin, () => isOver)];
  await untilEachIsAcknowledged(enquirer, staff);
  await delay(Math.random() * longestMs);
  await server.stop('SIGKILL');
  isOver = true;
  await Promise.all(work);
  client.close();
}

/** Where nothing of a kind was acknowledged, nothing of it could be lost. */
async function untilEachIsAcknowledged(enquirer: Enquirer, staff: StaffAtWork): Promise<void> {
  const counts = () => [enquirer.acknowledged.length, staff.prices, staff.uploads];
  const before = counts();
  const deadline = performance.now() + PATIENCE_MS;
  while (counts().some((count, kind) => count === before[kind])) {
    if (performance.now() > deadline)
      throw new Error(`Not each kind of write was acknowledged: ${counts().join(', ')}.`);
    await delay(20);
  }
}

async function demandServing({ origin }: ServerProcess, verdict: Verdict): Promise<void> {
  const client = new Client(origin, 1);
  for (const path of ['/healthz', '/api/bikes']) {
    const { status } = await client.ask('GET', path);
    verdict.demand(status === 200, `${path} answered ${status} after a restart`);
  }
  const { status } = await client.ask('GET', `/api/bikeView/${MODEL}`);
  verdict.demand(status === 200 && jsonOf(await client.ask('GET', '/api/bikes')).length > 0, 'the catalogue is empty');
  client.close();
}

/** The file itself, and the day counts that triggers keep beside the enquiries. */
async function demandSound(scene: Scene, verdict: Verdict): Promise<void> {
  await scene.look(async ({ db, engine }) => {
    if (engine.name === 'sqlite') {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
      const [check] = rows;
      verdict.demand(check?.integrity_check === 'ok', `integrity_check says: ${check?.integrity_check}`);
    }
    const { total } = await db
      .selectFrom('enquiry_days')
      .select(({ fn }) => fn.sum<number>('total').as('total'))
      .executeTakeFirstOrThrow();
    const { rows } = await db
      .selectFrom('enquiries')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    verdict.demand(Number(total) === Number(rows), `the days count ${total} enquiries, the table has ${rows}`);
  });
}
