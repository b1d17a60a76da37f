import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../server/db/engine.ts';
import { Client } from './client.ts';
import { bothEngines } from './engine-name.ts';
import { number } from './figures.ts';
import { KilledServers, SERVERS } from './killed-servers.ts';
import type { Scene } from './scene.ts';
import type { Trial } from './trial.ts';
import { Verdict } from './trial.ts';

/** So few that the same one often comes twice at the same moment. */
const PEOPLE = 300;
const SENDERS = 6;
/** Of each of them, from one enquiry to the next. */
const PAUSE_MS = 40;
const PATIENCE_MS = 60_000;
const LONGEST_UP_MS = 800;
/** How often the second is killed before the first one is up again. */
const BOTH_DOWN = 0.2;
const FIRST_NUMBER = 9_700_000_000;

export const intake: Trial = {
  name: 'intake',
  what: 'enquiries of 300 people on two servers that are killed with SIGKILL at random while they make leads of them, 100 times',
  mustHold:
    'every stored enquiry has one lead, everybody one customer and one open lead, and every enquiry is counted and told of once',
  engines: bothEngines,
  shortForm: { runsOn: ['postgres'] },
  async run(scene) {
    const verdict = new Verdict();
    const kills = scene.count(2, 100);
    const servers = new KilledServers(scene);
    await servers.startAll();
    const senders = new Senders(servers);
    const sending = senders.work();
    for (let killed = 1; killed <= kills; killed += 1) {
      if (Math.random() > BOTH_DOWN) await servers.settle();
      await delay(Math.random() * LONGEST_UP_MS);
      await servers.killOne();
      if (killed % 10 === 0) scene.say(`    killed ${killed} times, ${number(senders.acknowledged)} enquiries`);
    }
    senders.stop();
    await sending;
    await servers.settle();
    await untilAllAreTakenIn(scene, verdict);
    const found = await scene.look(readAll);
    judge(found, senders.acknowledged, verdict);
    return {
      figures: [
        `killed ${kills} times, one of ${SERVERS} servers each time, or both`,
        `${number(senders.acknowledged)} enquiries acknowledged, ${number(found.enquiries.length)} stored, each with one lead`,
        `${number(found.leads.length)} leads of ${number(found.customers)} customers, none missing, none twice`,
      ],
      faults: verdict.faults,
    };
  },
};

/** People who send one enquiry after the other, to whatever server is up. */
class Senders {
  acknowledged = 0;
  #servers: KilledServers;
  #isOver = false;
  #sent = 0;

  constructor(servers: KilledServers) {
    this.#servers = servers;
  }

  stop(): void {
    this.#isOver = true;
  }

  async work(): Promise<void> {
    await Promise.all(Array.from({ length: SENDERS }, () => this.#send()));
  }

  async #send(): Promise<void> {
    while (!this.#isOver) {
      const client = new Client((await this.#servers.any()).origin, 1);
      for (let status = 201; status === 201 && !this.#isOver; ) {
        this.#sent += 1;
        status = (await client.send('POST', '/contact', enquiryOf(Math.floor(Math.random() * PEOPLE), this.#sent)))
          .status;
        if (status === 201) this.acknowledged += 1;
        await delay(PAUSE_MS);
      }
      client.close();
    }
  }
}

const enquiryOf = (person: number, n: number) => ({
  name: `Person ${person}`,
  email: 'person@example.com',
  contact: String(FIRST_NUMBER + person),
  reason: 'Inquiry',
  message: `enquiry ${n}`,
});

async function untilAllAreTakenIn(scene: Scene, verdict: Verdict): Promise<void> {
  for (let deadline = performance.now() + PATIENCE_MS, least = Number.POSITIVE_INFINITY; ; ) {
    const left = (await scene.look(({ db }) => db.selectFrom('intake').selectAll().execute())).length;
    if (left === 0) return;
    // As long as there are fewer and fewer, somebody is at it.
    if (left < least) deadline = performance.now() + PATIENCE_MS;
    least = Math.min(left, least);
    if (performance.now() > deadline) return verdict.demand(false, `${left} enquiries still wait for their lead`);
    await delay(100);
  }
}

async function readAll({ db }: Database) {
  const enquiries = await db
    .selectFrom('enquiries')
    .leftJoin('lead_enquiries', 'enquiry_id', 'enquiries.id')
    .select(['enquiries.id', 'mobile', 'lead_id'])
    .execute();
  const leads = await db.selectFrom('leads').selectAll().execute();
  const activities = await db.selectFrom('activities').select(['lead_id', 'kind']).execute();
  const customers = await db.selectFrom('customers').select('id').execute();
  return { enquiries, leads, activities, customers: customers.length };
}

type Found = Awaited<ReturnType<typeof readAll>>;

function judge({ enquiries, leads, activities, customers }: Found, acknowledged: number, verdict: Verdict): void {
  const people = new Set(enquiries.map(({ mobile }) => mobile)).size;
  const without = enquiries.filter(({ lead_id }) => lead_id === null).length;
  verdict.demand(acknowledged > 0, 'no enquiry was acknowledged');
  verdict.demand(enquiries.length >= acknowledged, `${acknowledged} acknowledged, ${enquiries.length} stored`);
  verdict.demand(without === 0, `${without} enquiries have no lead`);
  verdict.demand(customers === people, `${people} people became ${customers} customers`);
  verdict.demand(leads.length === people, `${people} people have ${leads.length} leads`);
  for (const { id, again } of leads) {
    const came = enquiries.filter(({ lead_id }) => lead_id === id).length;
    const told = (kind: string) => activities.filter((one) => one.lead_id === id && one.kind === kind).length;
    verdict.demand(came === again + 1, `lead ${id} counts ${again + 1} of ${came} enquiries`);
    verdict.demand(told('arrived') === 1 && told('again') === again, `lead ${id} tells of its enquiries otherwise`);
  }
}
