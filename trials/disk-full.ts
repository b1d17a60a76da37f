import { chmodSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { messages } from '../contract/messages.ts';
import { startPostgres } from '../test-support/postgres-server.ts';
import { Client, jsonOf } from './client.ts';
import { bothEngines } from './engine-name.ts';
import { compareWithStored, Enquirer } from './enquirer.ts';
import { number, tally } from './figures.ts';
import { Scene } from './scene.ts';
import type { SmallDisk } from './small-disk.ts';
import { mountSmallDisk } from './small-disk.ts';
import { MODEL } from './some-model.ts';
import type { Finding, Trial } from './trial.ts';
import { Verdict } from './trial.ts';

const ROUNDS = 5;
const MOST_TRIES = 3000;
const RESUMES_WITHIN_MS = 5000;

export const diskFull: Trial = {
  name: 'disk-full',
  what: 'a small disk filled to the last byte while enquiries come in, and freed again, five times',
  mustHold:
    'writes answer 503 with a sentence and are not acknowledged, reads go on, service resumes without a restart',
  engines: bothEngines,
  shortForm: { file: 'server/outage.test.ts' },
  run: (scene) => (scene.engine === 'sqlite' ? onSqlite(scene) : onPostgres(scene)),
};

async function onSqlite(scene: Scene): Promise<Finding> {
  const disk = mountSmallDisk(scene, 16);
  const own = Scene.on('sqlite', { databaseUrl: '', dataDir: disk.folder }, scene);
  try {
    return await fillAndFree(own, disk);
  } finally {
    await own.close();
  }
}

/** The tables stand on the small disk. The log of PostgreSQL does not: without that it ends, which is another trial. */
async function onPostgres(scene: Scene): Promise<Finding> {
  const postgres = await startPostgres();
  const client = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  // PostgreSQL runs as a user of its own, to whom the disk must belong.
  chmodSync(scene.dataDir, 0o755);
  const disk = mountSmallDisk(scene, 40, statSync(rows[0]?.data_directory ?? ''));
  await client.query(`create tablespace small location '${disk.folder}'`);
  await client.query('create database small tablespace small');
  await client.end();
  const own = Scene.on('postgres', { databaseUrl: `${postgres.url}/small`, dataDir: scene.dataDir }, scene);
  try {
    return await fillAndFree(own, disk);
  } finally {
    await own.close();
    await postgres.remove();
  }
}

async function fillAndFree(scene: Scene, disk: SmallDisk): Promise<Finding> {
  const verdict = new Verdict();
  const server = await scene.startServer();
  const client = new Client(server.origin, 4);
  await client.logIn();
  const enquirer = new Enquirer();
  for (let round = 1; round <= ROUNDS; round += 1) {
    disk.fill();
    verdict.demand(await sendUntilRefused(client, enquirer, round), 'a full disk refused nothing');
    const refused = await client.send('POST', '/contact', long(`round ${round}, refused`));
    const sentence = jsonOf(refused).error;
    verdict.demand(refused.status === 503, `a full disk was answered with ${refused.status}`);
    verdict.demand(sentence === messages.request.storageFull, `the sentence is: ${sentence}`);
    await demandReads(client, verdict);
    disk.free();
    verdict.demand(await resumes(client, enquirer, round), 'nothing is stored after the disk was freed');
  }
  client.close();
  verdict.demand(server.process.exitCode === null && server.process.signalCode === null, 'the server ended');
  await server.stop();
  const stored = await compareWithStored(scene, enquirer.acknowledged, verdict);
  verdict.demand(stored === enquirer.acknowledged.length, `${enquirer.acknowledged.length} said, ${stored} stored`);
  return {
    figures: [
      `filled ${ROUNDS} times: enquiries ${tally(enquirer.statuses)}`,
      `${number(enquirer.acknowledged.length)} acknowledged, ${number(stored)} stored`,
    ],
    faults: verdict.faults,
  };
}

const long = (text: string) => ({
  name: 'Basavaraj Patil',
  email: 'basavaraj@example.com',
  contact: '9876543210',
  reason: 'Inquiry',
  message: `${text} ${'x'.repeat(1800)}`,
});

/** What was reserved earlier is used up first. */
async function sendUntilRefused(client: Client, enquirer: Enquirer, round: number): Promise<boolean> {
  for (let n = 0; n < MOST_TRIES; n += 1) {
    const text = `round ${round}, enquiry ${n} ${'x'.repeat(1800)}`;
    if ((await enquirer.send(client, text)) === 503) return true;
  }
  return false;
}

async function demandReads(client: Client, verdict: Verdict): Promise<void> {
  for (const path of ['/healthz', '/api/bikes', `/api/bikeView/${MODEL}`, '/api/dashboard']) {
    const { status } = await client.ask('GET', path);
    verdict.demand(status === 200, `${path} was answered with ${status} on a full disk`);
  }
  const report = await client.send('POST', '/api/contactReports', { page: 1, limit: 10 });
  verdict.demand(report.status === 200, `a report was answered with ${report.status} on a full disk`);
}

async function resumes(client: Client, enquirer: Enquirer, round: number): Promise<boolean> {
  const deadline = performance.now() + RESUMES_WITHIN_MS;
  for (let n = 0; performance.now() < deadline; n += 1) {
    if ((await enquirer.send(client, `round ${round}, after ${n}`)) === 201) return true;
    await delay(100);
  }
  return false;
}
