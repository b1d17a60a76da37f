import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '../../contract/durations.ts';
import type { Config } from '../config.ts';
import type { Db, Trx } from '../db/db.ts';
import type { OutboxRow } from '../db/tables.ts';
import { findChannel } from './channels/index.ts';
import { findPurpose } from './purposes/index.ts';
import type { Purpose } from './purposes/purpose.ts';
import { tellOfDead } from './tell-owners.ts';
import { turnLater } from './turns.ts';
import { nextWay } from './ways.ts';

/** Afterwards nobody knows what became of the attempt. */
export const LEASE_MS = MINUTE_MS;

interface Claim {
  now: number;
  settings: Config['messages'];
  /** It goes ahead to see whether the provider is back: its own back-off does not count, and it is not charged. */
  isProbe?: boolean;
}

/**
 * Whether the message is ours to send: of several servers that try at once, one gets it. All that must hold before it is sent is asked in the
 * same transaction; what is not wanted any more, or not yet, is not handed out.
 */
export const claim = (db: Db, id: number, { now, settings, isProbe = false }: Claim): Promise<OutboxRow | undefined> =>
  db.transaction().execute(async (trx) => {
    const token = randomBytes(16).toString('base64url');
    const row = await trx
      .updateTable('outbox')
      .set(({ eb, ref }) => ({
        state: 'sending',
        leased_until: now + LEASE_MS,
        lease_token: token,
        attempts: isProbe ? ref('attempts') : eb('attempts', '+', 1),
      }))
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .$if(!isProbe, (waiting) => waiting.where('not_before', '<=', now))
      .returningAll()
      .executeTakeFirst();
    if (!row) return undefined;
    const ruling = await judge(trx, row, now, settings);
    if (!ruling) return row;
    const attempts = isProbe ? row.attempts : row.attempts - 1;
    await trx
      .updateTable('outbox')
      .set({ lease_token: '', leased_until: 0, attempts, ...ruling })
      .where('id', '=', id)
      .execute();
    if (ruling.state === 'dead') await tellOfDead(trx, row, now);
    return undefined;
  });

type Ruling = Partial<OutboxRow> | undefined;

const drop = (now: number, last_error: string): Ruling => ({ state: 'dropped', settled_at: now, last_error });

/** What becomes of it instead of being sent; undefined: it may be sent. */
async function judge(trx: Trx, row: OutboxRow, now: number, settings: Config['messages']): Promise<Ruling> {
  const purpose = findPurpose(row.purpose);
  if (!purpose) return drop(now, `This release knows no messages of the kind ${row.purpose}.`);
  if (row.expires_at <= now) return expired(row, now);
  const unwanted = await whyUnwanted(trx, purpose, row, now);
  if (unwanted) return drop(now, unwanted);
  if (!findChannel(row.channel)?.isSetUp(settings)) {
    const way = nextWay(row, settings);
    return way ? { state: 'waiting', ...way } : drop(now, 'No channel that could send it is set up.');
  }
  const later = purpose.isPolite ? await turnLater(trx, row, now) : undefined;
  return later === undefined ? undefined : { state: 'waiting', not_before: later };
}

/** One that failed until it was too late is not passed over in silence. */
const expired = ({ last_error }: OutboxRow, now: number): Ruling =>
  last_error
    ? { state: 'dead', settled_at: now, last_error: `It could not be sent in time. ${last_error}` }
    : drop(now, 'Its time was over before it could be sent.');

async function whyUnwanted(trx: Trx, purpose: Purpose, row: OutboxRow, now: number): Promise<string | undefined> {
  if (purpose.isForCustomers && (await isUnsubscribed(trx, row))) return 'The customer wants no such messages.';
  return purpose.stillWanted?.(trx, row, now);
}

const isUnsubscribed = async (trx: Trx, { channel, recipient }: OutboxRow): Promise<boolean> =>
  Boolean(
    await trx
      .selectFrom('unsubscribes')
      .select('at')
      .where('channel', '=', channel)
      .where('recipient', '=', recipient)
      .executeTakeFirst(),
  );
