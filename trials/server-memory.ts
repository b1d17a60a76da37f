import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ServerProcess } from '../test-support/server-process.ts';

const MEGABYTE = 1024;
const LOOK_EVERY_MS = 5;
const status = (pid: number): string => readFileSync(`/proc/${pid}/status`, 'utf8');
const read = (pid: number, name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status(pid))?.[1]) / MEGABYTE;

/** In megabytes, as the system counts it. */
export const residentMegabytes = (pid: number): number => read(pid, 'VmRSS');
/** The most it ever was. */
export const peakMegabytes = (pid: number): number => read(pid, 'VmHWM');

export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** For a server whose memory in use is to be asked for. */
export const tellingMemory = {
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'memory-hook.mjs'))}`,
};

/**
 * What the server holds on to, in megabytes. What the system counts is more: the engine keeps room for what comes next, now more,
 * now less.
 */
export async function megabytesInUse({ process: child, output }: ServerProcess): Promise<number> {
  const answers = () => [...output().matchAll(/in use: (\d+) bytes/g)];
  const { length } = answers();
  child.kill('SIGUSR2');
  while (answers().length === length) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The server ended before it answered.');
    await delay(20);
  }
  return Number(answers().at(-1)?.[1]) / 1e6;
}

/** The most that processes started by this one ever took, of those that were seen while it was asked for. */
export function watchChildren(pid: number): { stop: () => number } {
  let most = 0;
  const timer = setInterval(() => {
    for (const child of childrenOf(pid)) most = Math.max(most, peakOrNothing(child));
  }, LOOK_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** One may have ended since it was listed. */
function peakOrNothing(pid: number): number {
  try {
    return peakMegabytes(pid) || 0;
  } catch {
    return 0;
  }
}
