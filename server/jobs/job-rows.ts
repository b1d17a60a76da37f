import type { Selectable } from 'kysely';
import { MINUTE_MS } from '../../contract/durations.ts';
import type { Db } from '../db/db.ts';
import type { Progress } from '../db/progress.ts';
import type { Tables } from '../db/tables.ts';

export type JobRow = Selectable<Tables['jobs']>;

/** A server that was killed holds a job no longer than this; one that lives says so three times as often. */
export const LEASE_MS = 2 * MINUTE_MS;

/** What a job is due at on a database that knows it already stays as it is. */
export async function registerJob(db: Db, name: string, dueAt: number): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ name, due_at: dueAt })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

interface Claim {
  server: string;
  now: number;
  leaseMs: number;
  /** Something waits for it, so it need not be due. */
  isAtOnce: boolean;
}

/** Whether it is due and free, and now ours: of several servers that ask at once, one gets it. */
export async function claimJob(db: Db, name: string, { server, now, leaseMs, isAtOnce }: Claim): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ leased_by: server, leased_until: now + leaseMs, started_at: now })
    .where('name', '=', name)
    .$if(!isAtOnce, (claim) => claim.where('due_at', '<=', now))
    .where('leased_until', '<=', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** False once another server has it. */
export const extendLease = (db: Db, name: string, server: string, until: number): Promise<boolean> =>
  updateOwn(db, name, server, { leased_until: until });

/** A job that was cut short stays due, for whoever comes next. */
export const releaseJob = (db: Db, name: string, server: string): Promise<boolean> =>
  updateOwn(db, name, server, { leased_until: 0 });

export type Ending = Pick<JobRow, 'due_at' | 'finished_at' | 'failures' | 'note'>;

export const finishJob = (db: Db, name: string, server: string, ending: Ending): Promise<boolean> =>
  updateOwn(db, name, server, { ...ending, leased_until: 0 });

async function updateOwn(db: Db, name: string, server: string, change: Partial<JobRow>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set(change)
    .where('name', '=', name)
    .where('leased_by', '=', server)
    .where('leased_until', '>', 0)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export const progressOf = (name: string): Progress => ({
  async read(trx) {
    const held = trx.updateTable('jobs').set(({ ref }) => ({ progress: ref('progress') }));
    return (await held.where('name', '=', name).returning('progress').executeTakeFirstOrThrow()).progress;
  },
  async write(trx, text) {
    await trx.updateTable('jobs').set({ progress: text }).where('name', '=', name).execute();
  },
});

export const findJob = (db: Db, name: string): Promise<JobRow> =>
  db.selectFrom('jobs').selectAll().where('name', '=', name).executeTakeFirstOrThrow();

export const listJobRows = (db: Db): Promise<JobRow[]> => db.selectFrom('jobs').selectAll().execute();
