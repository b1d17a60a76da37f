import type { Trx } from '../../db/db.ts';
import type { OutboxRow } from '../../db/tables.ts';
import { usableStaff } from './staff-usable.ts';

/** Of a message to staff: whoever has left since, or changed their address, is not written to under the old one. */
export async function sameReader(
  trx: Trx,
  { channel, recipient }: OutboxRow,
  now: number,
): Promise<string | undefined> {
  const reader =
    channel === 'push'
      ? await usableStaff(trx, now)
          .innerJoin('push_subscriptions', 'push_subscriptions.user_id', 'staff.user_id')
          .where('endpoint_hash', '=', recipient)
          .executeTakeFirst()
      : await usableStaff(trx, now)
          .where(channel === 'email' ? 'email' : 'mobile_no', '=', recipient)
          .executeTakeFirst();
  return reader ? undefined : 'Nobody on the staff is reached by it any more.';
}
