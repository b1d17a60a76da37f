import type { Trx } from '../db/db.ts';
import type { OutboxRow } from '../db/tables.ts';
import { politeFrom, TURN_MS } from './polite-hours.ts';

/**
 * When a message to a customer may go, if that is not now: by day, and one per number and hour. Of two that are claimed at once the database
 * gives one the turn.
 */
export async function turnLater(
  trx: Trx,
  { id, mobile, recipient }: Pick<OutboxRow, 'id' | 'mobile' | 'recipient'>,
  now: number,
): Promise<number | undefined> {
  const polite = politeFrom(now);
  if (polite > now) return polite;
  const number = mobile || recipient;
  const turn = await trx
    .insertInto('contact_turns')
    .values({ mobile: number, at: now, outbox_id: id })
    .onConflict((conflict) =>
      conflict
        .column('mobile')
        .doUpdateSet({ at: now, outbox_id: id })
        .where(({ or, eb }) =>
          or([eb('contact_turns.at', '<=', now - TURN_MS), eb('contact_turns.outbox_id', '=', id)]),
        ),
    )
    .returning('at')
    .executeTakeFirst();
  if (turn) return undefined;
  const last = await trx.selectFrom('contact_turns').select('at').where('mobile', '=', number).executeTakeFirst();
  return (last?.at ?? now) + TURN_MS;
}
