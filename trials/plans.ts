import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../server/db/engine.ts';
import { Client, jsonOf } from './client.ts';
import { bothEngines } from './engine-name.ts';
import { number, percentile, seconds } from './figures.ts';
import { KilledServers, SERVERS } from './killed-servers.ts';
import type { Scene } from './scene.ts';
import type { Trial } from './trial.ts';
import { Verdict } from './trial.ts';

const LIVE_WITHIN_MS = 5000;
const BRANCHES = ['hubli-showroom', 'hubli-workshop', 'keshwapur', 'alnavar', 'annigeri'];
/** How long after it was made a plan falls due, at least and at most. */
const AHEAD_MS = { least: 300, most: 2500 };
const PATIENCE_MS = 60_000;
/** How often the second is killed before the first one is up again. */
const BOTH_DOWN = 0.2;
const LONGEST_UP_MS = 1500;

export const plans: Trial = {
  name: 'plans',
  what: 'plans that fall due while two servers are killed with SIGKILL at random and started again, 100 times',
  mustHold:
    'each plan is carried out exactly once, with one entry in the history; what the last one of each document says is live; within 5 s wherever a server was up for as long',
  engines: bothEngines,
  // Servers that race for the same plans do so on both engines in `plans.api.test.ts`.
  shortForm: { runsOn: ['sqlite'] },
  async run(scene) {
    const verdict = new Verdict();
    const kills = scene.count(2, 100);
    const servers = new KilledServers(scene);
    await servers.startAll();
    const planner = new Planner(servers);
    await planner.logIn();
    const planning = planner.work();
    for (let killed = 1; killed <= kills; killed += 1) {
      // Mostly while the other one is up, sometimes both.
      if (Math.random() > BOTH_DOWN) await servers.settle();
      await delay(Math.random() * LONGEST_UP_MS);
      await servers.killOne();
      if (killed % 10 === 0) scene.say(`    killed ${killed} times, ${planner.made.length} plans`);
    }
    planner.stop();
    await planning;
    const late = await demandOnce(scene, planner, servers, verdict);
    return {
      figures: [
        `killed ${kills} times, one of ${SERVERS} servers each time, or both`,
        `${number(late.length)} plans, ${number(planner.made.length)} of them confirmed, each carried out once`,
        `live after ${seconds(percentile(late, 0.5))}, 99 % within ${seconds(percentile(late, 0.99))}, at most ${seconds(Math.max(...late))}`,
        `neither server was up for ${seconds(servers.downMs)} of that time, at most ${seconds(servers.longestDownMs)} on end`,
      ],
      faults: verdict.faults,
    };
  },
};

/** Somebody who plans the phone numbers of branches, one after the other, whatever server answers. */
class Planner {
  /** Those that a server has confirmed. */
  readonly made: number[] = [];
  #servers: KilledServers;
  #cookie = '';
  #isOver = false;
  #phone = 9_100_000_000;

  constructor(servers: KilledServers) {
    this.#servers = servers;
  }

  async logIn(): Promise<void> {
    const client = new Client((await this.#servers.any()).origin, 1);
    this.#cookie = await client.logIn();
    client.close();
  }

  stop(): void {
    this.#isOver = true;
  }

  /** A new plan for a branch is made when its last one is over: it would replace it otherwise. */
  async work(): Promise<void> {
    await Promise.all(BRANCHES.map((branch) => this.#planFor(branch)));
  }

  async #planFor(branch: string): Promise<void> {
    while (!this.#isOver) {
      const client = new Client((await this.#servers.any()).origin, 1);
      try {
        const made = await this.#plan(client, branch);
        if (made) this.made.push(made);
      } finally {
        client.close();
      }
      await delay(50);
    }
  }

  /** Undefined where a server was killed on the way, or the plan before is still open. */
  async #plan(client: Client, branch: string): Promise<number | undefined> {
    const headers = { cookie: this.#cookie };
    const address = `/api/documents/branch/${branch}`;
    const read = await client.ask('GET', address, { headers });
    if (read.status !== 200) return undefined;
    const document = jsonOf(read);
    if (document.plan) return undefined;
    this.#phone += 1;
    const body = { ...document.body, salesPhone: String(this.#phone) };
    const base = (document.draft ?? document.live).id;
    const saved = await client.send('PATCH', address, { base, body }, headers);
    if (saved.status !== 200) return undefined;
    const at = Date.now() + AHEAD_MS.least + Math.floor(Math.random() * (AHEAD_MS.most - AHEAD_MS.least));
    const revision = jsonOf(saved).draft.id;
    const planned = await client.send('POST', `${address}/plan`, { revision, at }, headers);
    return planned.status === 200 ? jsonOf(planned).plan.id : undefined;
  }
}

/** Returns how many milliseconds after its moment each was carried out; also those that a killed server could not confirm. */
async function demandOnce(
  scene: Scene,
  { made }: Planner,
  servers: KilledServers,
  verdict: Verdict,
): Promise<number[]> {
  await servers.settle();
  const { plans: stored, entries, phones } = await untilAllAreDone(scene, verdict);
  verdict.demand(made.length > 0, 'no plan was made');
  for (const id of made)
    verdict.demand(
      stored.some((plan) => plan.id === id),
      `the confirmed plan ${id} is gone`,
    );
  for (const { id, due_at, done_at, outcome, reason } of stored) {
    verdict.demand(outcome === 'published', `plan ${id} ended as ${outcome}: ${reason}`);
    const times = entries.filter((entry) => entry === id).length;
    verdict.demand(times === 1, `plan ${id} stands ${times} times in the history`);
    const lateMs = Number(done_at) - due_at;
    verdict.demand(lateMs >= 0, `plan ${id} was carried out ${-lateMs} ms too early`);
    const wasNobodyUp = servers.gaps.some(([from, until]) => from < Number(done_at) && until > due_at);
    const isInTime = wasNobodyUp || lateMs < scene.within(LIVE_WITHIN_MS);
    verdict.demand(isInTime, `plan ${id} was carried out ${seconds(lateMs)} late, although a server was up`);
  }
  for (const [key, phone] of phones) {
    const last = stored.filter((plan) => plan.key === key).at(-1);
    const wanted = last && JSON.parse(last.body).salesPhone;
    verdict.demand(!last || phone === wanted, `${key} shows ${phone} in place of ${wanted}`);
  }
  return stored.map(({ due_at, done_at }) => Number(done_at) - due_at);
}

async function untilAllAreDone(scene: Scene, verdict: Verdict) {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const stored = await scene.look(readAll);
    const open = stored.plans.filter(({ done_at }) => done_at === null).length;
    if (open === 0) return stored;
    if (performance.now() > deadline) {
      verdict.demand(false, `${open} plans are still open`);
      return stored;
    }
    await delay(100);
  }
}

async function readAll({ db }: Database) {
  const plans = await db
    .selectFrom('plans')
    .innerJoin('documents', 'documents.id', 'plans.document_id')
    .innerJoin('revisions', 'revisions.id', 'plans.revision')
    .selectAll('plans')
    .select(['documents.key', 'revisions.body'])
    .orderBy('plans.id')
    .execute();
  const entries = await db.selectFrom('audit').select('after').where('action', '=', 'plan.publish').execute();
  const live = await db
    .selectFrom('documents')
    .innerJoin('revisions', 'revisions.id', 'live_revision')
    .select(['key', 'body'])
    .where('kind', '=', 'branch')
    .execute();
  return {
    plans,
    /** Which plan each of them is about. */
    entries: entries.map(({ after }) => JSON.parse(after ?? '{}').plan as number),
    phones: new Map(live.map(({ key, body }) => [key, JSON.parse(body).salesPhone as string])),
  };
}
