import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { ServerProcess } from '../test-support/server-process.ts';
import { inTurns, loadOnce } from './load.ts';
import type { Result } from './result.ts';

const ROUNDS = 5;

/** A public list and a detail, against a bare route with the same bytes. */
export async function benchReads(server: ServerProcess): Promise<Result[]> {
  const results: Result[] = [];
  for (const address of ['/api/bikes', '/api/bikeView/SP125']) results.push(await benchRead(server, address));
  return results;
}

async function benchRead(server: ServerProcess, address: string): Promise<Result> {
  const reply = await fetch(server.origin + address);
  const contentType = reply.headers.get('content-type') ?? '';
  const bare = fork(path.join(import.meta.dirname, 'bare-server.ts'), { env: { NODE_ENV: 'production' } });
  bare.send({ body: await reply.text(), contentType });
  const [port] = await once(bare, 'message');
  const rates = await inTurns(ROUNDS, {
    bare: () => loadOnce(`http://127.0.0.1:${port}/`, bare.pid ?? 0),
    ours: () => loadOnce(server.origin + address, server.process.pid ?? 0),
  });
  bare.kill();
  const cpuRatio = rates.bare.cpuMicroseconds / rates.ours.cpuMicroseconds;
  return {
    what: `GET ${address} against a bare Fastify route`,
    value: rates.ours.perSecond / rates.bare.perSecond,
    limit: { atLeast: 0.6 },
    note: `${Math.round(rates.ours.perSecond)} and ${Math.round(rates.bare.perSecond)} requests/s; by processor time ${cpuRatio.toFixed(2)}`,
  };
}
