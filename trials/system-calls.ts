import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { NotTried } from './trial.ts';

/** A program that not every machine has: without it the trial is not tried, and says so. */
export function demandProgram(name: string, ...probe: string[]): void {
  const { error } = spawnSync(name, probe, { stdio: 'ignore' });
  if (error) throw new NotTried(`this machine has no ${name}`);
}

/** Watches running processes, and what they start, for calls that wait for the disk. */
export async function watchSyncs(pids: readonly number[]): Promise<{ stop(): Promise<number> }> {
  demandProgram('strace', '-V');
  const folder = mkdtempSync(path.join(tmpdir(), 'kickstand-trace-'));
  const file = path.join(folder, 'calls');
  const which = pids.flatMap((pid) => ['-p', String(pid)]);
  const tracer = spawn('strace', ['-f', '-e', 'trace=fsync,fdatasync', '-o', file, ...which], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(tracer, 'exit');
  const said = await firstWords(tracer.stderr, ended);
  // One line for each process; the calls of none of them may be missed.
  await delay(500);
  if (!said.includes('attached')) {
    rmSync(folder, { recursive: true });
    throw new NotTried(`strace may not watch processes here: ${said.trim().split('\n')[0]}`);
  }
  return {
    async stop() {
      tracer.kill('SIGINT');
      await ended;
      const calls = readFileSync(file, 'utf8').match(/\b(fsync|fdatasync)\(/g) ?? [];
      rmSync(folder, { recursive: true });
      return calls.length;
    },
  };
}

async function firstWords(stream: NodeJS.ReadableStream, ended: Promise<unknown>): Promise<string> {
  let text = '';
  stream.on('data', (chunk) => {
    text += chunk;
  });
  await Promise.race([once(stream, 'data'), ended]);
  return text;
}
