import { pagePaths } from '../contract/page-paths.ts';
import type { ServerProcess } from '../test-support/server-process.ts';
import { temporaryFolder } from '../test-support/server-process.ts';
import { inTurns, loadOnce } from './load.ts';
import type { Result } from './result.ts';
import { againstBare } from './result.ts';
import { startBareServer, startSideServer } from './side-server.ts';

const ROUNDS = 5;
/** As a browser asks for a page over https. */
const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };

/** A page out of memory and one that is made for each request, both against a bare route with the same compressed bytes. */
export async function benchPages(server: ServerProcess): Promise<Result[]> {
  const address = pagePaths.motorcycles;
  const { folder, remove } = temporaryFolder();
  const bare = await startBareServer(server.origin + address, headers);
  const uncached = await startSideServer('uncached-server.ts', { settings: { DATA_DIR: folder } });
  const rates = await inTurns(ROUNDS, {
    bare: () => loadOnce(bare.origin, bare.process.pid ?? 0, { headers }),
    cached: () => loadOnce(server.origin + address, server.process.pid ?? 0, { headers }),
    uncached: () => loadOnce(uncached.origin + address, uncached.process.pid ?? 0, { headers }),
  });
  for (const side of [bare, uncached]) side.process.kill();
  remove();
  return [
    againstBare(`page ${address}`, 0.6, rates.cached, rates.bare),
    againstBare(`page ${address}, made for each request,`, 0.02, rates.uncached, rates.bare),
  ];
}
