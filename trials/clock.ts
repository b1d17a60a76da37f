import { execFileSync } from 'node:child_process';
import { DAY_MS, MINUTE_MS } from '../contract/durations.ts';
import { enquiries } from '../contract/enquiries/index.ts';
import { kolkataDate, kolkataDayStart } from '../contract/kolkata-time.ts';
import { reports } from '../contract/reports/index.ts';
import { endpoints } from '../contract/schemas/endpoints.ts';
import { sampleBody } from '../test-support/sample-calls.ts';
import { Client, jsonOf } from './client.ts';
import { bothEngines } from './engine-name.ts';
import { number } from './figures.ts';
import type { Scene } from './scene.ts';
import { demandProgram } from './system-calls.ts';
import type { Trial } from './trial.ts';
import { Verdict } from './trial.ts';

const ZONES = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles'];
const FIRST_DAY = '2026-03-10';
const SECOND_MS = 1000;

export const clock: Trial = {
  name: 'clock',
  what: 'servers whose clock stands at 23:59:59 and at 00:00:00 Asia/Kolkata, in three time zones, and clocks set back (faketime)',
  mustHold: "today's counts and date filters are exact; a clock that was set back extends no session",
  engines: bothEngines,
  shortForm: { file: 'server/features/dashboard/dashboard.api.test.ts' },
  async run(scene) {
    demandProgram('faketime', '--version');
    const verdict = new Verdict();
    let checks = 0;
    for (const [index, zone] of ZONES.entries()) {
      const checking = new ZoneTrial(scene, zone, kolkataDayStart(FIRST_DAY) + index * 7 * DAY_MS, verdict);
      await checking.midnight();
      await checking.clockSetBack();
      checks += checking.checks;
    }
    return { figures: [`${ZONES.join(', ')}: ${number(checks)} counts, filters and sessions`], faults: verdict.faults };
  },
};

/** The clock of the server stands still at an instant; its timers run on. */
function frozenAt(instant: number, zone: string): Record<string, string> {
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  const library = execFileSync('faketime', ['-f', '+0', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' }).trim();
  return {
    TZ: zone,
    LD_PRELOAD: library,
    FAKETIME: local.format(instant),
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
}

class ZoneTrial {
  checks = 0;
  #scene: Scene;
  #zone: string;
  #midnight: number;
  #verdict: Verdict;

  constructor(scene: Scene, zone: string, dayStart: number, verdict: Verdict) {
    this.#scene = scene;
    this.#zone = zone;
    this.#midnight = dayStart + DAY_MS;
    this.#verdict = verdict;
  }

  async midnight(): Promise<void> {
    const [before, after] = [kolkataDate(this.#midnight - 1), kolkataDate(this.#midnight)];
    let cookie = '';
    await this.#at(this.#midnight - SECOND_MS, async (client) => {
      cookie = await client.logIn();
      await this.#demandToday(client, 0);
      await this.#enquire(client, 3, before);
      await this.#demandToday(client, 3);
      await this.#demandRows(client, before, before, 3, '23:59:59');
      await this.#demandRows(client, after, after, 0);
    });
    await this.#at(this.#midnight, async (client) => {
      this.#demand((await this.#asked(client, cookie)) === 200, 'a session ended at midnight');
      await client.logIn();
      await this.#demandToday(client, 0);
      await this.#demandDayPassed(client, before);
      await this.#enquire(client, 2, after);
      await this.#demandToday(client, 2);
      await this.#demandRows(client, before, before, 3, '23:59:59');
      await this.#demandRows(client, after, after, 2, '00:00:00');
      await this.#demandRows(client, before, after, 5);
    });
  }

  async clockSetBack(): Promise<void> {
    const start = this.#midnight + 60 * MINUTE_MS;
    let [far, near] = ['', ''];
    await this.#at(start, async (client) => {
      far = await client.logIn();
      near = await client.logIn();
    });
    await this.#at(start - 60 * MINUTE_MS, async (client) => {
      this.#demand((await this.#asked(client, far)) === 401, 'a clock set back by an hour kept a session');
    });
    await this.#at(start - 30 * SECOND_MS, async (client) => {
      this.#demand((await this.#asked(client, near)) === 200, 'two clocks that differ by 30 s ended a session');
    });
    await this.#at(start + 30 * MINUTE_MS, async (client) => {
      this.#demand((await this.#asked(client, far)) === 401, 'a session came back with the time');
      this.#demand((await this.#asked(client, near)) === 401, 'a clock set back by 30 s extended a session');
    });
  }

  async #at(instant: number, work: (client: Client) => Promise<void>): Promise<void> {
    const server = await this.#scene.startServer({ ...frozenAt(instant, this.#zone), NODE_ENV: 'test' });
    const client = new Client(server.origin, 2);
    await work(client);
    client.close();
    await server.stop();
  }

  #demand(isHeld: boolean, fault: string): void {
    this.checks += 1;
    this.#verdict.demand(isHeld, `${this.#zone}: ${fault}`);
  }

  async #asked(client: Client, cookie: string): Promise<number> {
    return (await client.ask('GET', '/api/me', { headers: { cookie } })).status;
  }

  /** As many of each form; a booking for that very day. */
  async #enquire(client: Client, count: number, bookingDate: string): Promise<void> {
    for (const { kind, path } of enquiries) {
      for (let n = 0; n < count; n += 1) {
        const { status } = await client.send('POST', path, bodyFor(kind, bookingDate));
        this.#demand(status === 201, `${path} answered ${status}`);
      }
    }
  }

  async #demandDayPassed(client: Client, bookingDate: string): Promise<void> {
    const { status } = await client.send('POST', '/book-service', bodyFor('service', bookingDate));
    this.#demand(status === 400, `a booking for the day before was answered with ${status}`);
  }

  async #demandToday(client: Client, count: number): Promise<void> {
    const [today] = jsonOf(await client.ask('GET', '/api/dashboard'));
    const expected = { bookings: count, amc: count, warranty: count, enquiry_report: count };
    const isExact = JSON.stringify(today) === JSON.stringify(expected);
    this.#demand(isExact, `today has ${JSON.stringify(today)} instead of ${count} each`);
  }

  async #demandRows(client: Client, fromDate: string, toDate: string, count: number, time?: string): Promise<void> {
    for (const { name, path } of reports) {
      const reply = jsonOf(await client.send('POST', path, { page: 1, limit: 100, fromDate, toDate }));
      const rows: { created_time: string }[] = reply.data ?? [];
      const isExact = reply.totalRecords === count && rows.length === count;
      this.#demand(isExact, `${name} from ${fromDate} to ${toDate} has ${reply.totalRecords} rows instead of ${count}`);
      const others = rows.filter(({ created_time }) => time !== undefined && created_time !== time);
      this.#demand(others.length === 0, `${name} says ${others[0]?.created_time} instead of ${time}`);
    }
  }
}

function bodyFor(kind: string, bookingDate: string): Record<string, unknown> {
  const name = `submit:${kind}`;
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`There is no call ${name}.`);
  const body = sampleBody(name, endpoint) as Record<string, unknown>;
  return kind === 'service' ? { ...body, bookingDate } : body;
}
