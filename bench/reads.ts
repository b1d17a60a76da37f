import type { ServerProcess } from '../test-support/server-process.ts';
import { inTurns, loadOnce } from './load.ts';
import type { Result } from './result.ts';
import { againstBare } from './result.ts';
import { startBareServer } from './side-server.ts';

const ROUNDS = 5;

/** A public list and a detail, against a bare route with the same bytes. */
export async function benchReads(server: ServerProcess): Promise<Result[]> {
  const results: Result[] = [];
  for (const address of ['/api/bikes', '/api/bikeView/SP125']) results.push(await benchRead(server, address));
  return results;
}

async function benchRead(server: ServerProcess, address: string): Promise<Result> {
  const bare = await startBareServer(server.origin + address);
  const rates = await inTurns(ROUNDS, {
    bare: () => loadOnce(bare.origin, bare.process.pid ?? 0),
    ours: () => loadOnce(server.origin + address, server.process.pid ?? 0),
  });
  bare.process.kill();
  return againstBare(`GET ${address}`, 0.6, rates.ours, rates.bare);
}
