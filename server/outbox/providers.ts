import type { Db, Trx } from '../db/db.ts';

/** So many failures in a row open the breaker of a provider. */
const FAILURES = 3;
/** For how long at first, and at most; in between it doubles. */
const OPEN_MS = { first: 15_000, longest: 120_000 };

export interface Breaker {
  name: string;
  open_until: number;
}

/** The providers that are left alone for now, with the moment at which one message may try. */
export const openBreakers = (db: Db): Promise<Breaker[]> =>
  db.selectFrom('providers').select(['name', 'open_until']).where('failures', '>=', FAILURES).execute();

/** Whether it is ours to try: of several servers that see that it is time, one. The attempt has until then. */
export async function takeProbe(db: Db, name: string, now: number, until: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('providers')
    .set({ open_until: until })
    .where('name', '=', name)
    .where('failures', '>=', FAILURES)
    .where('open_until', '<=', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** It works. What has waited for it since it failed is due now, whatever its own back-off says. */
export async function noteSuccess(trx: Trx, name: string, now: number): Promise<void> {
  const { failures } = await hold(trx, name);
  const change = { last_ok_at: now, failures: 0, open_until: 0 };
  await trx.updateTable('providers').set(change).where('name', '=', name).execute();
  if (failures < FAILURES) return;
  await trx
    .updateTable('outbox')
    .set({ not_before: now })
    .where('provider', '=', name)
    .where('state', '=', 'waiting')
    .where('attempts', '>', 0)
    .where('not_before', '>', now)
    .execute();
}

interface Failure {
  now: number;
  why: string;
  /** Whoever came next would have had the same answer. */
  isProviders: boolean;
  /** It went ahead to see whether the provider is back. */
  isProbe: boolean;
}

/** Why the last message failed, for whoever looks; it counts towards the breaker only if it was the provider's own failure. */
export async function noteFailure(trx: Trx, name: string, failure: Failure): Promise<void> {
  const { now, why, isProviders, isProbe } = failure;
  const known = await hold(trx, name);
  // What was under way when the breaker opened says nothing new.
  const isCounted = isProviders && (isProbe || known.open_until <= now);
  const failures = known.failures + (isCounted ? 1 : 0);
  const open = Math.min(OPEN_MS.first * 2 ** (failures - FAILURES), OPEN_MS.longest);
  const isOpened = isCounted && failures >= FAILURES;
  const change = { failures, last_error: why, last_error_at: now, ...(isOpened && { open_until: now + open }) };
  await trx.updateTable('providers').set(change).where('name', '=', name).execute();
}

/** What is known of it, held until the transaction ends. */
const hold = (trx: Trx, name: string) =>
  trx
    .insertInto('providers')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .returningAll()
    .executeTakeFirstOrThrow();
