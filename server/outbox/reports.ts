import type { Config } from '../config.ts';
import type { Db, Trx } from '../db/db.ts';
import type { OutboxRow } from '../db/tables.ts';
import { callbackReference, idOfReference } from './callback-reference.ts';
import { tellOfDead } from './tell-owners.ts';
import { nextWay } from './ways.ts';
import { withoutPeople } from './without-people.ts';

/** What a provider says became of a message. */
export interface Report {
  provider: 'whatsapp' | 'sms';
  /** Ours, which it was given with the message; empty: it does not say. */
  reference: string;
  /** Its own. */
  providerId: string;
  status: 'sent' | 'delivered' | 'failed';
  why: string;
}

/** Takes each report once, however often it is told, and in whatever order: what was delivered stays delivered. */
export const takeReport = (db: Db, report: Report, settings: Config['messages'], now: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { provider, providerId, reference, status } = report;
    const event = `${providerId || reference} ${status}`;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('provider_events')
      .values({ provider, event, at: now })
      .onConflict((conflict) => conflict.columns(['provider', 'event']).doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return;
    const row = await findRow(trx, report);
    const change = row && changeFor(row, report, settings, now);
    if (!row || !change) return;
    // Whoever is still at it has lost its token: the provider knows better.
    await trx
      .updateTable('outbox')
      .set({ leased_until: 0, lease_token: '', ...change })
      .where('id', '=', row.id)
      .execute();
    if (change.state === 'dead') await tellOfDead(trx, row, now);
  });

/** Held until the transaction ends. */
async function findRow(trx: Trx, { provider, reference, providerId }: Report): Promise<OutboxRow | undefined> {
  const id = idOfReference(reference);
  const row = await trx
    .updateTable('outbox')
    .set(({ ref }) => ({ state: ref('state') }))
    .where('channel', '=', provider)
    .$if(id !== undefined, (known) => known.where('id', '=', id ?? 0))
    .$if(id === undefined, (known) => known.where('provider_id', '=', providerId))
    .returningAll()
    .executeTakeFirst();
  return row && (id === undefined || callbackReference(row) === reference) ? row : undefined;
}

const MAY_BE_SENT: readonly OutboxRow['state'][] = ['sending', 'unknown', 'held', 'dead'];

function changeFor(row: OutboxRow, { status, providerId, why }: Report, settings: Config['messages'], now: number) {
  const { state } = row;
  const known = { settled_at: now, last_error: '', ...(providerId && { provider_id: providerId }) };
  if (status === 'delivered') {
    const sent_at = row.sent_at ?? now;
    return state === 'delivered' ? undefined : ({ ...known, state: 'delivered', sent_at, delivered_at: now } as const);
  }
  if (status === 'sent')
    return MAY_BE_SENT.includes(state) ? ({ state: 'sent', ...known, sent_at: now } as const) : undefined;
  if (state !== 'sent' && state !== 'sending' && state !== 'unknown') return undefined;
  const last_error = withoutPeople(why);
  const way = nextWay(row, settings);
  if (way) return { state: 'waiting', not_before: now, attempts: 0, unclear: 0, ...way, last_error } as const;
  return { state: 'dead', settled_at: now, last_error } as const;
}

/** What people write who have had enough, in the languages that we write in. */
const STOP = new Set(['stop', 'unsubscribe', 'ನಿಲ್ಲಿಸಿ', 'ನಿಲ್ಲಿಸು', 'रोकें', 'बंद करें', 'बंद']);

export const saysStop = (text: string): boolean =>
  STOP.has(
    text
      .trim()
      .replace(/[.!]+$/, '')
      .toLowerCase(),
  );

/** Nothing more goes to them through this channel, and what they had agreed to is over. */
export async function unsubscribe(
  db: Db,
  channel: string,
  recipient: string,
  source: string,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('unsubscribes')
      .values({ channel, recipient, at: now, source })
      .onConflict((conflict) => conflict.columns(['channel', 'recipient']).doNothing())
      .execute();
    await trx.deleteFrom('contact_consents').where('channel', '=', channel).where('mobile', '=', recipient).execute();
  });
}
