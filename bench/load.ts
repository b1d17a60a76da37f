import { readFileSync } from 'node:fs';
import { importFetched } from '../scripts/fetched-package.ts';
import { median } from './median.ts';

const AUTOCANNON = { name: 'autocannon', version: '8.0.0', entry: 'autocannon.js' };

/** What is used here of all that it can do. */
type Autocannon = (order: Order & { url: string; duration: number; connections: number }) => Promise<Result>;

interface Order {
  method?: 'POST';
  headers?: Record<string, string>;
  body?: string;
  connections?: number;
}

interface Result {
  duration: number;
  requests: { total: number };
  non2xx: number;
  errors: number;
}

export interface Rate {
  perSecond: number;
  /** Processor time that the server spent on one request, which a slow client cannot blur. */
  cpuMicroseconds: number;
}

const SECONDS = 3;
const CLOCK_TICKS_PER_SECOND = 100;

export async function loadOnce(url: string, pid: number, order: Order = {}): Promise<Rate> {
  const autocannon = await importFetched<Autocannon>(AUTOCANNON);
  const cpuBefore = cpuSeconds(pid);
  const result = await autocannon({ url, duration: SECONDS, connections: 50, ...order });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused and ${result.errors} failed requests`);
  }
  const requests = result.requests.total;
  return {
    perSecond: requests / result.duration,
    cpuMicroseconds: ((cpuSeconds(pid) - cpuBefore) * 1e6) / requests,
  };
}

/** Runs the contestants in turns, so that a slow moment of the machine hits all of them. */
export async function inTurns<Name extends string>(
  rounds: number,
  contestants: Record<Name, () => Promise<Rate>>,
): Promise<Record<Name, Rate>> {
  const names = Object.keys(contestants) as Name[];
  const all = Object.fromEntries(names.map((name) => [name, [] as Rate[]])) as Record<Name, Rate[]>;
  for (const name of names) await contestants[name]();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) all[name].push(await contestants[name]());
  }
  const middle = (rates: Rate[]): Rate => ({
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    cpuMicroseconds: median(rates.map(({ cpuMicroseconds }) => cpuMicroseconds)),
  });
  return Object.fromEntries(names.map((name) => [name, middle(all[name])])) as Record<Name, Rate>;
}

function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND;
}

export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
