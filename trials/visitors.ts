import { setTimeout as delay } from 'node:timers/promises';
import { Client } from './client.ts';
import { Enquirer } from './enquirer.ts';
import { milliseconds, percentile, tally } from './figures.ts';
import { MODEL } from './some-model.ts';
import type { Verdict } from './trial.ts';

/** How long a visitor looks before asking for the next thing. */
const LOOKS_FOR_MS = 100;
const TICK_MS = 10;
const reading = { 'accept-encoding': 'gzip, deflate, br', accept: '*/*' };

export const calls = [
  '/api/bikes',
  '/api/scooters',
  `/api/bikeView/${MODEL}`,
  '/api/getOffers',
  `/api/bikeColours/${MODEL}`,
];
export const pages = ['/', '/motorcycle', '/kn/scooters', `/view-details?bike=${MODEL}`, '/finance'];

/** The first of each address has to be made; that is measured elsewhere. */
export async function warmUp(origin: string, addresses: readonly string[]): Promise<void> {
  const client = new Client(origin);
  for (const address of addresses) await client.ask('GET', address, { headers: reading });
  client.close();
}

interface Crowd {
  addresses: readonly string[];
  visitors: number;
  enquiriesPerSecond: number;
}

export interface Visits {
  reads: Map<number, number>;
  readTimes: number[];
  enquirer: Enquirer;
  sendTimes: number[];
}

/** People who read, each at their own pace, and people who send enquiries, until it is over. */
export async function visit(
  origin: string,
  { addresses, visitors, enquiriesPerSecond }: Crowd,
  isOver: () => boolean,
): Promise<Visits> {
  const readers = new Client(origin, visitors);
  const senders = new Client(origin, 200);
  const reads = new Map<number, number>();
  const readTimes: number[] = [];
  const enquirer = new Enquirer();
  const read = async (visitor: number) => {
    // Not all at the same moment, as if somebody had rung a bell.
    await delay(Math.random() * LOOKS_FOR_MS);
    for (let n = visitor; !isOver(); n += 1) {
      const { status, ms } = await readers.ask('GET', addresses[n % addresses.length] ?? '/', { headers: reading });
      reads.set(status, (reads.get(status) ?? 0) + 1);
      readTimes.push(ms);
      await delay(LOOKS_FOR_MS);
    }
  };
  const walks = Array.from({ length: visitors }, (_, visitor) => read(visitor));
  const sendTimes = await sendAtRate(senders, enquirer, enquiriesPerSecond, isOver);
  await Promise.all(walks);
  for (const client of [readers, senders]) client.close();
  return { reads, readTimes, enquirer, sendTimes };
}

/** At the times that the rate says, whether or not earlier ones are answered: people do not wait for each other. */
async function sendAtRate(
  client: Client,
  enquirer: Enquirer,
  perSecond: number,
  isOver: () => boolean,
): Promise<number[]> {
  const startedAt = performance.now();
  const times: number[] = [];
  const underWay: Promise<void>[] = [];
  const send = async (n: number) => {
    const sentAt = performance.now();
    await enquirer.send(client, `${perSecond}/s, enquiry ${n}`);
    times.push(performance.now() - sentAt);
  };
  let sent = 0;
  while (!isOver()) {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
    for (; sent < due; sent += 1) underWay.push(send(sent));
    await delay(TICK_MS);
  }
  await Promise.all(underWay);
  return times;
}

/** Nobody was refused. */
export function demandAnswered({ reads, enquirer }: Visits, when: string, verdict: Verdict): void {
  verdict.demand([...reads.keys()].join() === '200', `reads ${when} were answered with ${tally(reads)}`);
  verdict.demand([...enquirer.statuses.keys()].join() === '201', `enquiries ${when}: ${tally(enquirer.statuses)}`);
}

export const timesOf = ({ readTimes }: Visits): string =>
  `p50 ${milliseconds(percentile(readTimes, 0.5))}, p99 ${milliseconds(percentile(readTimes, 0.99))}`;
