import type { Config } from '../config.ts';
import type { Db, Trx } from '../db/db.ts';
import type { OutboxRow } from '../db/tables.ts';
import { waitAfter } from './back-off.ts';
import type { Outcome } from './channels/channel.ts';
import { findChannel } from './channels/index.ts';
import { noteFailure, noteSuccess } from './providers.ts';
import { tellOfDead } from './tell-owners.ts';
import { nextWay } from './ways.ts';
import { withoutPeople } from './without-people.ts';

interface Ending {
  now: number;
  settings: Config['messages'];
  isProbe?: boolean;
}

type Noted = Pick<Required<Ending>, 'now' | 'isProbe'>;

/**
 * Writes down what came of an attempt, if it is still ours: whoever has lost the token in the meantime changes nothing, and is told so by
 * undefined. Returns what the message is now.
 */
export const settle = (
  db: Db,
  row: OutboxRow,
  outcome: Outcome,
  { now, settings, isProbe = false }: Ending,
): Promise<OutboxRow['state'] | undefined> =>
  db.transaction().execute(async (trx) => {
    const change = changeFor(row, outcome, { now, settings, isProbe });
    const settled = await trx
      .updateTable('outbox')
      .set({ leased_until: 0, lease_token: '', ...change })
      .where('id', '=', row.id)
      .where('state', '=', 'sending')
      .where('lease_token', '=', row.lease_token)
      .returning('state')
      .executeTakeFirst();
    if (!settled) return undefined;
    await noteAt(trx, row, outcome, { now, isProbe });
    if (settled.state === 'dead') await tellOfDead(trx, row, now);
    return settled.state;
  });

async function noteAt(trx: Trx, { provider }: OutboxRow, outcome: Outcome, { now, isProbe }: Noted): Promise<void> {
  // What one recipient cannot get is no failure of the provider: it has answered.
  if (outcome.is === 'sent' || outcome.is === 'never' || outcome.is === 'gone') return noteSuccess(trx, provider, now);
  const { why, isProviders = false } = outcome;
  await noteFailure(trx, provider, { now, why: withoutPeople(why), isProviders, isProbe });
}

type Change = Partial<OutboxRow> & Pick<OutboxRow, 'state'>;

/** What becomes of the row. */
function changeFor(row: OutboxRow, outcome: Outcome, ending: Required<Ending>): Change {
  const { now, settings } = ending;
  if (outcome.is === 'sent') {
    return {
      state: 'sent',
      sent_at: now,
      settled_at: now,
      last_error: '',
      ...(outcome.providerId !== undefined && { provider_id: outcome.providerId }),
    };
  }
  const last_error = withoutPeople(outcome.why);
  if (outcome.is === 'gone') return { state: 'dropped', settled_at: now, last_error };
  if (outcome.is === 'never') {
    const way = nextWay(row, settings);
    if (way) return { state: 'waiting', not_before: now, attempts: 0, unclear: 0, ...way, last_error };
    return { state: 'dead', settled_at: now, last_error };
  }
  if (outcome.is === 'again') return again(row, last_error, ending);
  const unclear = row.unclear + 1;
  const whenUnclear = findChannel(row.channel)?.whenUnclear ?? 'never';
  if (whenUnclear === 'again' || (whenUnclear === 'once' && row.unclear === 0)) {
    return { ...again(row, last_error, ending), unclear };
  }
  return { state: 'unknown', settled_at: now, last_error, unclear };
}

function again({ attempts }: OutboxRow, last_error: string, { now, isProbe }: Required<Ending>): Change {
  // One that went ahead for all waits for the breaker, like them.
  const wait = isProbe ? 0 : waitAfter(attempts);
  if (wait === undefined) return { state: 'dead', settled_at: now, last_error };
  return { state: 'waiting', not_before: now + wait, last_error };
}
