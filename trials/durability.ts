import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../server/db/connect.ts';
import type { Db } from '../server/db/db.ts';
import { startPostgres } from '../test-support/postgres-server.ts';
import { Client } from './client.ts';
import { bothEngines } from './engine-name.ts';
import { Enquirer } from './enquirer.ts';
import { number } from './figures.ts';
import { Scene } from './scene.ts';
import { MODEL } from './some-model.ts';
import { watchSyncs } from './system-calls.ts';
import type { Finding, Trial } from './trial.ts';
import { Verdict } from './trial.ts';

export const durability: Trial = {
  name: 'durability',
  what: 'writes one after the other, with the system calls of the database watched by strace',
  mustHold: 'every connection waits for the disk (`synchronous` is FULL, `fsync` is on); syncs ≥ commits',
  engines: bothEngines,
  // The PostgreSQL of the tests does without the disk, to be quick.
  shortForm: { runsOn: ['sqlite'] },
  run: (scene) => (scene.engine === 'sqlite' ? onSqlite(scene) : onPostgres(scene)),
};

const serverPid = async (pid: number | undefined) => [pid ?? 0];

async function onSqlite(scene: Scene): Promise<Finding> {
  const verdict = new Verdict();
  for (const purpose of ['serving', 'setting-up'] as const) {
    const { db, close } = openDatabase(scene, purpose);
    const synchronous = await setting(db, 'pragma synchronous');
    const journal = await setting(db, 'pragma journal_mode');
    await close();
    verdict.demand(synchronous === '2', `synchronous is ${synchronous} on a connection for ${purpose}`);
    verdict.demand(journal === 'wal', `journal_mode is ${journal} on a connection for ${purpose}`);
  }
  return countSyncs(scene, verdict, serverPid);
}

async function onPostgres(scene: Scene): Promise<Finding> {
  const verdict = new Verdict();
  const postgres = await startPostgres();
  const own = await Scene.open('postgres', { ...scene, postgresUrl: postgres.url });
  try {
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      const value = await own.look(({ db }) => setting(db, `show ${name}`));
      verdict.demand(value === 'on', `${name} is ${value}`);
    }
    return await countSyncs(own, verdict, () => backends(own));
  } finally {
    await own.close();
    await postgres.remove();
  }
}

const setting = async (db: Db, question: string): Promise<string> => {
  const { rows } = await sql.raw<Record<string, unknown>>(question).execute(db);
  return String(Object.values(rows[0] ?? {})[0]);
};

/** The processes of PostgreSQL that work for the server. */
const backends = (scene: Scene): Promise<number[]> =>
  scene.look(async ({ db }) => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where application_name = 'kickstand' and pid <> pg_backend_pid()`.execute(db);
    return rows.map(({ pid }) => pid);
  });

async function countSyncs(
  scene: Scene,
  verdict: Verdict,
  pidsOf: (server: number | undefined) => Promise<number[]>,
): Promise<Finding> {
  const server = await scene.startServer();
  const client = new Client(server.origin, 1);
  await client.logIn();
  const syncs = await watchSyncs(await pidsOf(server.process.pid));
  const enquirer = new Enquirer();
  const enquiries = scene.count(20, 300);
  const prices = scene.count(5, 100);
  for (let n = 0; n < enquiries; n += 1) await enquirer.send(client);
  let changed = 0;
  for (let n = 0; n < prices; n += 1) {
    const { status } = await client.send('PATCH', `/api/managePrice/${MODEL}`, { price: 100_000 + n });
    if (status === 200) changed += 1;
  }
  await delay(200);
  const counted = await syncs.stop();
  client.close();
  const commits = enquirer.acknowledged.length + changed;
  verdict.demand(commits === enquiries + prices, `only ${commits} of ${enquiries + prices} writes were acknowledged`);
  verdict.demand(counted >= commits, `${counted} syncs for ${commits} commits`);
  return {
    figures: [`${number(commits)} serial commits`, `${number(counted)} syncs to the disk`],
    faults: verdict.faults,
  };
}
