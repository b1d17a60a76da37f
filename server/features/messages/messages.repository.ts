import type { ListedState } from '../../../contract/outgoing/states.ts';
import type { Db, Trx } from '../../db/db.ts';
import type { OutboxRow } from '../../db/tables.ts';

const STATES: Readonly<Record<ListedState, readonly OutboxRow['state'][]>> = {
  waiting: ['waiting', 'sending'],
  unknown: ['unknown'],
  dead: ['dead'],
  held: ['held'],
  sent: ['sent', 'delivered'],
};

/** The newest first, from below an id on. */
export const listRows = (db: Db, state: ListedState, before: number | undefined, limit: number): Promise<OutboxRow[]> =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('state', 'in', STATES[state])
    .$if(before !== undefined, (older) => older.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** How many there are of the states in which something may have to be done. */
export async function countStates(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number>().as('total')])
    .where('state', 'in', ['waiting', 'sending', 'unknown', 'dead', 'held'])
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, total }) => [state, Number(total)]));
}

/** The moment from which the oldest that is not sent could have been, if there is one. A back-off does not make it younger. */
export async function waitingSince(db: Db, now: number): Promise<number | null> {
  const tried = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('created_at').as('at'))
    .where('state', '=', 'waiting')
    .where('attempts', '>', 0)
    .executeTakeFirst();
  const due = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('not_before').as('at'))
    .where('state', '=', 'waiting')
    .where('not_before', '<=', now)
    .executeTakeFirst();
  const moments = [tried?.at, due?.at].filter((at) => at !== null && at !== undefined).map(Number);
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** The message as it is now, held until the transaction ends. */
export const holdRow = (trx: Trx, id: number): Promise<OutboxRow | undefined> =>
  trx
    .updateTable('outbox')
    .set(({ ref }) => ({ state: ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export async function changeRow(trx: Trx, id: number, change: Partial<OutboxRow>): Promise<void> {
  await trx.updateTable('outbox').set(change).where('id', '=', id).execute();
}

export const lastTests = (db: Db, channel: string) =>
  db
    .selectFrom('outbox')
    .select(['created_at', 'settled_at', 'state', 'last_error'])
    .where('purpose', '=', 'test')
    .where('channel', '=', channel)
    .orderBy('id', 'desc')
    .executeTakeFirst();

export const listProviders = (db: Db) => db.selectFrom('providers').selectAll().execute();
