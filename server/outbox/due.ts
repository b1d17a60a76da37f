import type { Db } from '../db/db.ts';
import type { OutboxRow } from '../db/tables.ts';
import { LEASE_MS } from './claim.ts';
import type { Breaker } from './providers.ts';
import { openBreakers } from './providers.ts';

/** Those that wait and may be sent now, the oldest first, without those of providers that are left alone. */
export async function listDue(db: Db, now: number, breakers: readonly Breaker[], limit: number): Promise<number[]> {
  const open = breakers.map(({ name }) => name);
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('not_before', '<=', now)
    .$if(open.length > 0, (due) => due.where('provider', 'not in', open))
    .orderBy('not_before')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The one that goes ahead to see whether a provider is back: that which has been tried the least, whatever its own back-off says. */
export const findProbe = async (db: Db, provider: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'waiting')
      .where('provider', '=', provider)
      .orderBy('not_before')
      .orderBy('id')
      .executeTakeFirst()
  )?.id;

/** Those whose server was killed or froze while it sent them. A clock that was set back must not keep them for ever. */
export const listAbandoned = (db: Db, now: number): Promise<OutboxRow[]> =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('state', '=', 'sending')
    .where(({ or, eb }) => or([eb('leased_until', '<=', now), eb('leased_until', '>', now + 2 * LEASE_MS)]))
    .execute();

/** Whether there is anything to do. Only reads. */
export async function isSomethingDue(db: Db, now: number): Promise<boolean> {
  const breakers = await openBreakers(db);
  if ((await listDue(db, now, breakers, 1)).length > 0) return true;
  for (const { name, open_until } of breakers) {
    if (open_until <= now && (await findProbe(db, name)) !== undefined) return true;
  }
  return (await listAbandoned(db, now)).length > 0;
}
