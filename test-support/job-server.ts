import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../server/db/connect.ts';
import type { Job } from '../server/jobs/job.ts';
import { JobRunner } from '../server/jobs/runner.ts';

/** A process that runs one job again and again beside others like it, and writes down when it begins and ends. */
const [databaseUrl = '', dataDir = '', leaseMs = '', takesMs = ''] = process.argv.slice(2);
const DUE_EVERY_MS = 50;
const database = openDatabase({ databaseUrl, dataDir }, 'setting-up');
const note = (action: string, subject: string) =>
  database.db
    .insertInto('audit')
    .values({
      at: Date.now(),
      user_id: String(process.pid),
      action,
      subject,
      before: null,
      after: null,
      request_id: '',
      seal: '',
    })
    .execute();

const job: Job = {
  name: 'counted',
  title: 'Counts how often it runs',
  isWanted: () => true,
  firstDue: (now) => now,
  dueAfter: (at) => at + DUE_EVERY_MS,
  async run(_context, { now, stop }) {
    await note('job.begin', String(now));
    process.send?.('begun');
    await delay(Number(takesMs), undefined, { signal: stop }).catch(() => {});
    if (!stop.aborted) await note('job.end', String(now));
    return 'counted';
  },
};
const log = { info: () => {}, warn: () => {}, error: (entry: unknown) => process.send?.(entry) };
const context = { config: {} as never, database, log };
const runner = new JobRunner([job], context, { lookEveryMs: 20, leaseMs: Number(leaseMs) });
await runner.start();
// Its timer alone would not keep the process.
const alive = setInterval(() => {}, 1000);
process.on('SIGTERM', async () => {
  await runner.stop();
  await database.close();
  clearInterval(alive);
  process.disconnect?.();
});
