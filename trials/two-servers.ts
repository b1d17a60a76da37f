import { setTimeout as delay } from 'node:timers/promises';
import { Client, jsonOf } from './client.ts';
import { bothEngines } from './engine-name.ts';
import { milliseconds, percentile } from './figures.ts';
import { MODEL } from './some-model.ts';
import type { Trial } from './trial.ts';
import { Verdict } from './trial.ts';

const SHOWN_WITHIN_MS = 2000;
const TRIES_PER_MINUTE = 10;

export const twoServers: Trial = {
  name: 'two-servers',
  what: 'two servers as processes on one database: prices changed, sessions ended and passwords tried on both',
  mustHold:
    'a price changed on one is public on the other within 2 s; a logout on one ends the session on the other; tries of a password count across both',
  engines: bothEngines,
  shortForm: { file: 'server/several-servers.api.test.ts' },
  async run(scene) {
    const verdict = new Verdict();
    const settings = { LOGINS_PER_MINUTE: String(TRIES_PER_MINUTE) };
    const [first, second] = [await scene.startServer(settings), await scene.startServer(settings)];
    const [one, other] = [new Client(first.origin, 2), new Client(second.origin, 2)];
    for (const client of [one, other]) await client.logIn();
    const delays: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      const [here, there] = n % 2 === 0 ? [one, other] : [other, one];
      delays.push(await timeUntilShown(here, there, 100_000 + n));
      await delay(Math.random() * 1000);
    }
    const slowest = Math.max(...delays);
    verdict.demand(slowest < SHOWN_WITHIN_MS, `a price was shown after ${milliseconds(slowest)}`);
    await demandCommonEnd(one, other, verdict);
    const tries = await tryPasswords(one, other);
    verdict.demand(tries === TRIES_PER_MINUTE, `${tries} tries of a password were let through on two servers`);
    for (const client of [one, other]) client.close();
    return {
      figures: [
        `${delays.length} prices shown on the other server after ${milliseconds(percentile(delays, 0.5))}, at most ${milliseconds(slowest)}`,
        'a logout ended the session on both',
        `${tries} of ${2 * TRIES_PER_MINUTE} tries let through with a limit of ${TRIES_PER_MINUTE}`,
      ],
      faults: verdict.faults,
    };
  },
};

async function timeUntilShown(here: Client, there: Client, price: number): Promise<number> {
  const changed = await here.send('PATCH', `/api/managePrice/${MODEL}`, { price });
  if (changed.status !== 200) throw new Error(`The price was answered with ${changed.status}.`);
  const startedAt = performance.now();
  while (performance.now() - startedAt < 3 * SHOWN_WITHIN_MS) {
    if (jsonOf(await there.ask('GET', `/api/bikeView/${MODEL}`)).bikePrice === price) break;
    await delay(20);
  }
  return performance.now() - startedAt;
}

async function demandCommonEnd(one: Client, other: Client, verdict: Verdict): Promise<void> {
  const cookie = await one.logIn();
  const asked = () => other.ask('GET', '/api/me', { headers: { cookie } });
  verdict.demand((await asked()).status === 200, 'a session of one server is unknown to the other');
  await one.send('POST', '/api/logout', {});
  verdict.demand((await asked()).status === 401, 'a session that ended on one server goes on at the other');
}

/** In turns on both; returns how many were looked at before the limit of the minute. */
async function tryPasswords(one: Client, other: Client): Promise<number> {
  const intoMinute = Date.now() % 60_000;
  if (intoMinute > 30_000) await delay(60_000 - intoMinute);
  let letThrough = 0;
  for (let n = 0; n < 2 * TRIES_PER_MINUTE; n += 1) {
    const client = n % 2 === 0 ? one : other;
    const account = { userId: `nobody${n}`, password: 'not the password' };
    if ((await client.send('POST', '/api/login', account)).status === 401) letThrough += 1;
  }
  return letThrough;
}
