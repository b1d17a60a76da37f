import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresServer } from '../test-support/postgres-server.ts';
import { startPostgres } from '../test-support/postgres-server.ts';
import { Client, jsonOf } from './client.ts';
import { compareWithStored, Enquirer } from './enquirer.ts';
import { number, percentile, seconds, tally } from './figures.ts';
import { Scene } from './scene.ts';
import type { Finding, Trial } from './trial.ts';
import { Verdict } from './trial.ts';

const SENDERS = 8;
const SERVING_WITHIN_MS = 5000;
/** Longer than a server answers from memory without having heard of its database. */
const GONE_FOR_MS = 2500;

export const postgresRestarts: Trial = {
  name: 'postgres-restarts',
  what: 'PostgreSQL stopped as in a crash (immediate) and started, 20 times, under a load of enquiries and reads',
  mustHold: '503 with a sentence while it is gone, serving within 5 s after, no acknowledged row lost, no process exit',
  engines: ['postgres'],
  shortForm: { file: 'server/outage.test.ts' },
  async run(scene) {
    const postgres = await startPostgres();
    const own = await Scene.open('postgres', { ...scene, postgresUrl: postgres.url });
    try {
      return await restartUnderLoad(own, postgres);
    } finally {
      await own.close();
      await postgres.remove();
    }
  },
};

async function restartUnderLoad(scene: Scene, postgres: PostgresServer): Promise<Finding> {
  const verdict = new Verdict();
  const server = await scene.startServer();
  const client = new Client(server.origin, 2 * SENDERS);
  const enquirer = new Enquirer();
  const returns: number[] = [];
  let isOver = false;
  const sendAll = async (sender: number) => {
    for (let n = 0; !isOver; n += 1) await sendUntilStored(client, enquirer, `sender ${sender}, enquiry ${n}`);
  };
  const senders = Array.from({ length: SENDERS }, (_, sender) => sendAll(sender));
  for (let round = 1; round <= scene.count(1, 20); round += 1) {
    await delay(500 + Math.random() * 1000);
    await postgres.stopAtOnce();
    await delay(GONE_FOR_MS);
    await demandRefusal(client, verdict);
    await postgres.start();
    returns.push(await timeUntilServing(client));
    if (round % 5 === 0) scene.say(`    stopped ${round} times, ${number(enquirer.acknowledged.length)} enquiries`);
  }
  isOver = true;
  await Promise.all(senders);
  client.close();
  verdict.demand(server.process.exitCode === null && server.process.signalCode === null, 'the server ended');
  const others = enquirer.countOf((status) => status !== 201 && status !== 503);
  verdict.demand(others === 0, `enquiries were answered with ${tally(enquirer.statuses)}`);
  const slowest = Math.max(...returns);
  verdict.demand(slowest < SERVING_WITHIN_MS, `the slowest return took ${seconds(slowest)}`);
  const stored = await compareWithStored(scene, [...new Set(enquirer.acknowledged)], verdict);
  return {
    figures: [
      `stopped ${returns.length} times`,
      `enquiries ${tally(enquirer.statuses)}; ${number(stored)} stored, none twice`,
      `serving again after ${seconds(percentile(returns, 0.5))}, at most ${seconds(slowest)}`,
    ],
    faults: verdict.faults,
  };
}

/** As the site's own forms do: under one key until it is known to be stored. */
async function sendUntilStored(client: Client, enquirer: Enquirer, text: string): Promise<void> {
  const key = text.replaceAll(/\W+/g, '-');
  const deadline = performance.now() + 60_000;
  while ((await enquirer.send(client, text, key)) !== 201 && performance.now() < deadline) await delay(50);
}

async function demandRefusal(client: Client, verdict: Verdict): Promise<void> {
  for (const path of ['/healthz', '/api/bikes']) {
    const answer = await client.ask('GET', path);
    verdict.demand(answer.status === 503, `${path} was answered with ${answer.status} without a database`);
    verdict.demand(/^[A-Z].*\.$/.test(jsonOf(answer).error), `${path} was refused without a sentence`);
  }
}

async function timeUntilServing(client: Client): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < 2 * SERVING_WITHIN_MS) {
    const answers = [await client.ask('GET', '/healthz'), await client.ask('GET', '/api/bikes')];
    if (answers.every(({ status }) => status === 200)) break;
    await delay(50);
  }
  return performance.now() - startedAt;
}
