import { setTimeout as delay } from 'node:timers/promises';
import { weekDays } from '../contract/branches.ts';
import type { Database } from '../server/db/engine.ts';
import { newStaff } from '../server/db/staff.ts';
import { Client } from './client.ts';
import { bothEngines } from './engine-name.ts';
import { milliseconds, number, percentile } from './figures.ts';
import type { Scene } from './scene.ts';
import type { Trial } from './trial.ts';
import { Verdict } from './trial.ts';

const PER_SECOND = 100;
const LEAD_WITHIN_MS = 2000;
const LOOK_EVERY_MS = 50;
const PATIENCE_MS = 60_000;
const TEAM = ['asha', 'basu', 'chetan', 'divya', 'esha', 'farooq', 'girish'];
const FIRST_NUMBER = 9_600_000_000;

export const turns: Trial = {
  name: 'turns',
  what: '1,000 people send an enquiry each, 100 a second to two servers, with seven on duty',
  mustHold:
    'each enquiry is somebody’s lead within 2 s (99 of 100), and nobody has more than one lead more than another',
  engines: bothEngines,
  shortForm: { runsOn: ['sqlite'] },
  async run(scene) {
    const verdict = new Verdict();
    const servers = [await scene.startServer(), await scene.startServer()];
    await scene.look(beginDuty);
    const clients = servers.map(({ origin }) => new Client(origin, 20));
    const total = scene.count(50, 1000);
    const watch = new Watch(scene, total);
    const watching = watch.work();
    const sent: Promise<number>[] = [];
    const startedAt = performance.now();
    for (let n = 0; n < total; n += 1) {
      await delay(Math.max(0, startedAt + (n * 1000) / PER_SECOND - performance.now()));
      sent.push(send(clients[n % clients.length] as Client, n));
    }
    const acknowledged = (await Promise.all(sent)).filter((status) => status === 201).length;
    verdict.demand(acknowledged === total, `only ${acknowledged} of ${total} enquiries were acknowledged`);
    const took = await watching;
    for (const client of clients) client.close();
    verdict.demand(took.length === total, `${total - took.length} enquiries have no lead`);
    const p99 = percentile(took, 0.99);
    verdict.demand(p99 < scene.within(LEAD_WITHIN_MS), `99 of 100 leads were there after up to ${milliseconds(p99)}`);
    const counts = await scene.look(countTurns);
    const [least, most] = [Math.min(...counts), Math.max(...counts)];
    verdict.demand(counts.length === TEAM.length && most - least <= 1, `the turns were ${counts.join(', ')}`);
    return {
      figures: [
        `${number(total)} enquiries at ${PER_SECOND}/s on ${servers.length} servers`,
        `a lead after ${milliseconds(percentile(took, 0.5))}, 99 % within ${milliseconds(p99)}, at most ${milliseconds(Math.max(...took))}`,
        `${TEAM.length} people have ${least} to ${most} each`,
      ],
      faults: verdict.faults,
    };
  },
};

const send = async (client: Client, n: number): Promise<number> =>
  (
    await client.send('POST', '/contact', {
      name: `Person ${n}`,
      email: 'person@example.com',
      contact: String(FIRST_NUMBER + n),
      reason: 'Inquiry',
      message: `enquiry ${n}`,
    })
  ).status;

/** Seven people at the branch that messages go to, which says of no day when it opens and so is there at any hour of a trial. */
async function beginDuty({ db }: Database): Promise<void> {
  const first = await db
    .selectFrom('documents')
    .innerJoin('revisions', 'revisions.id', 'live_revision')
    .select(['key', 'body', 'live_revision'])
    .where('kind', '=', 'branch')
    .where('archived', '=', 0)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const week = Object.fromEntries(weekDays.map((day) => [day, null]));
  await db
    .updateTable('revisions')
    .set({ body: JSON.stringify({ ...JSON.parse(first.body), week }) })
    .where('id', '=', Number(first.live_revision))
    .execute();
  await db
    .insertInto('staff')
    .values(TEAM.map((userId) => newStaff(userId, '', 'sales')))
    .execute();
  await db
    .insertInto('duty')
    .values(TEAM.map((user_id) => ({ user_id, branch: first.key, department: 'general' as const })))
    .execute();
}

async function countTurns({ db }: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .groupBy('owner')
    .where('owner', 'is not', null)
    .execute();
  return rows.map(({ total }) => Number(total));
}

/** Looks from outside which enquiries have a lead, again and again. */
class Watch {
  #scene: Scene;
  #total: number;

  constructor(scene: Scene, total: number) {
    this.#scene = scene;
    this.#total = total;
  }

  /** How long each took from its arrival until it was seen. */
  work(): Promise<number[]> {
    return this.#scene.look(async ({ db }) => {
      const took = new Map<number, number>();
      for (let last = 0, quietSince = performance.now(); took.size < this.#total; ) {
        const rows = await db
          .selectFrom('lead_enquiries')
          .innerJoin('leads', 'leads.id', 'lead_id')
          .select(['lead_id', 'leads.created_at'])
          // A lead with a lower number may be committed a moment later.
          .where('lead_id', '>', last - this.#total)
          .orderBy('lead_id')
          .execute();
        const now = Date.now();
        for (const { lead_id, created_at } of rows) {
          if (took.has(lead_id)) continue;
          took.set(lead_id, now - created_at);
          last = lead_id;
          quietSince = performance.now();
        }
        if (performance.now() - quietSince > PATIENCE_MS) break;
        await delay(LOOK_EVERY_MS);
      }
      return [...took.values()];
    });
  }
}
