import { openDatabase } from '../server/db/connect.ts';
import { plannedPublishing } from '../server/jobs/planned-publishing.ts';
import { JobRunner } from '../server/jobs/runner.ts';

/** A process that does nothing but publish what was planned, beside others like it, as often as it can. */
const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);
const database = openDatabase({ databaseUrl, dataDir }, 'setting-up');
const log = { info: () => {}, warn: () => {}, error: (entry: unknown) => process.send?.(entry) };
// Without the lease that keeps servers out of each other's way: all of them try at every moment.
const eager = { ...plannedPublishing, leaseMs: 0 };
const runner = new JobRunner(
  [eager],
  { config: {} as never, database, log },
  { lookEveryMs: 60_000, glanceEveryMs: 2, leaseMs: 0 },
);
await runner.start();
// Its timers alone would not keep the process.
setInterval(() => {}, 1000);
process.send?.('ready');
