import { setTimeout as delay } from 'node:timers/promises';
import { Client } from './client.ts';
import { bothEngines } from './engine-name.ts';
import { compareWithStored, Enquirer } from './enquirer.ts';
import { milliseconds, number, percentile, tally } from './figures.ts';
import type { Scene } from './scene.ts';
import type { Trial } from './trial.ts';
import { Verdict } from './trial.ts';

const READS_WITHIN_MS = 250;
/** How long a visitor looks before asking for the next thing. */
const LOOKS_FOR_MS = 100;
const TICK_MS = 10;

const lists = ['/api/bikes', '/api/scooters', '/api/bikeView/SP125', '/api/getOffers', '/api/bikeColours/SP125'];
const pages = ['/', '/motorcycle', '/kn/scooters', '/view-details?bike=SP125', '/finance'];

interface Phase {
  perSecond: number;
  seconds: number;
}

export const load: Trial = {
  name: 'load',
  what: '200 visitors reading and 100 enquiries/s for 5 minutes, then 500/s for 60 s',
  mustHold:
    'acknowledged = stored, none lost, none twice, no 5xx, 99 of 100 reads within 250 ms; a visitor looks for 0.1 s and asks again',
  engines: bothEngines,
  shortForm: { runsOn: bothEngines },
  async run(scene) {
    const verdict = new Verdict();
    const server = await scene.startServer();
    const visitors = scene.count(40, 200);
    const addresses = scene.isShort ? lists : [...lists, ...pages];
    const phases: Phase[] = scene.isShort
      ? [{ perSecond: 50, seconds: 1 }]
      : [
          { perSecond: 100, seconds: 300 },
          { perSecond: 500, seconds: 60 },
        ];
    await warmUp(server.origin, addresses);
    const figures: string[] = [];
    const acknowledged: string[] = [];
    for (const phase of phases) {
      scene.say(`    ${visitors} visitors, ${phase.perSecond} enquiries/s, ${phase.seconds} s`);
      const reached = await runPhase(server.origin, addresses, visitors, phase);
      judge(phase, reached, scene, verdict);
      figures.push(figuresOf(phase, reached));
      acknowledged.push(...reached.enquirer.acknowledged);
    }
    await server.stop();
    const stored = await compareWithStored(scene, acknowledged, verdict);
    verdict.demand(stored === acknowledged.length, `${acknowledged.length} acknowledged, ${stored} stored`);
    figures.push(`${number(acknowledged.length)} acknowledged, ${number(stored)} stored`);
    return { figures, faults: verdict.faults };
  },
};

/** The first of each address has to be made; that is measured elsewhere. */
async function warmUp(origin: string, addresses: readonly string[]): Promise<void> {
  const client = new Client(origin);
  for (const address of addresses) await client.ask('GET', address, { headers: reading });
  client.close();
}

const reading = { 'accept-encoding': 'gzip, deflate, br', accept: '*/*' };

interface Reached {
  reads: Map<number, number>;
  readTimes: number[];
  enquirer: Enquirer;
  sendTimes: number[];
}

async function runPhase(
  origin: string,
  addresses: readonly string[],
  visitors: number,
  phase: Phase,
): Promise<Reached> {
  const readers = new Client(origin, visitors);
  const senders = new Client(origin, 200);
  const reads = new Map<number, number>();
  const readTimes: number[] = [];
  const enquirer = new Enquirer();
  const deadline = performance.now() + phase.seconds * 1000;
  const read = async (visitor: number) => {
    // Not all at the same moment, as if somebody had rung a bell.
    await delay(Math.random() * LOOKS_FOR_MS);
    for (let n = visitor; performance.now() < deadline; n += 1) {
      const { status, ms } = await readers.ask('GET', addresses[n % addresses.length] ?? '/', { headers: reading });
      reads.set(status, (reads.get(status) ?? 0) + 1);
      readTimes.push(ms);
      await delay(LOOKS_FOR_MS);
    }
  };
  const visits = Array.from({ length: visitors }, (_, visitor) => read(visitor));
  const sendTimes = await sendAtRate(senders, enquirer, phase, deadline);
  await Promise.all(visits);
  for (const client of [readers, senders]) client.close();
  return { reads, readTimes, enquirer, sendTimes };
}

const figuresOf = ({ perSecond, seconds }: Phase, { readTimes, enquirer, sendTimes }: Reached): string =>
  [
    `${perSecond}/s for ${seconds} s: ${number(readTimes.length / seconds)} reads/s`,
    `p50 ${milliseconds(percentile(readTimes, 0.5))}, p99 ${milliseconds(percentile(readTimes, 0.99))}`,
    `enquiries ${tally(enquirer.statuses)}, p99 ${milliseconds(percentile(sendTimes, 0.99))}`,
  ].join(', ');

/** At the times that the rate says, whether or not earlier ones are answered: people do not wait for each other. */
async function sendAtRate(client: Client, enquirer: Enquirer, phase: Phase, deadline: number): Promise<number[]> {
  const startedAt = performance.now();
  const times: number[] = [];
  const underWay: Promise<void>[] = [];
  const send = async (n: number) => {
    const sentAt = performance.now();
    await enquirer.send(client, `${phase.perSecond}/s, enquiry ${n}`);
    times.push(performance.now() - sentAt);
  };
  let sent = 0;
  while (performance.now() < deadline) {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * phase.perSecond);
    for (; sent < due; sent += 1) underWay.push(send(sent));
    await delay(TICK_MS);
  }
  await Promise.all(underWay);
  return times;
}

function judge(
  { perSecond, seconds }: Phase,
  { reads, readTimes, enquirer }: Reached,
  scene: Scene,
  verdict: Verdict,
): void {
  const at = `at ${perSecond}/s`;
  verdict.demand([...reads.keys()].join() === '200', `reads ${at} were answered with ${tally(reads)}`);
  verdict.demand([...enquirer.statuses.keys()].join() === '201', `enquiries ${at}: ${tally(enquirer.statuses)}`);
  const p99 = percentile(readTimes, 0.99);
  verdict.demand(p99 < scene.within(READS_WITHIN_MS), `99 of 100 reads ${at} took up to ${milliseconds(p99)}`);
  // A machine that is busy with other tests may not get as far.
  const asked = scene.isShort ? 1 : 0.98 * perSecond * seconds;
  const { length } = enquirer.acknowledged;
  verdict.demand(length >= asked, `only ${length} enquiries were sent and acknowledged ${at}`);
}
