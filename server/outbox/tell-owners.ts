import { kolkataDate, kolkataTime } from '../../contract/kolkata-time.ts';
import type { Trx } from '../db/db.ts';
import type { OutboxRow } from '../db/tables.ts';
import { enqueue } from './enqueue.ts';
import { usableStaff } from './purposes/staff-usable.ts';

/** What owners are told of. Nothing in it says whom it was about. */
const NEWS = {
  'dead-message': 'A message could not be sent. The screen Messages of the panel says which and why.',
  'dead-notification':
    'A notification to staff was refused for good: perhaps VAPID_SUBJECT is no real address. The screen Messages of the panel has the answer of the push service.',
  'failed-backup': 'The daily backup has failed. The screen System of the panel says why.',
} as const;

/** Not of what was to tell them already, which would go on for ever, nor of a test, whose sender looks at it anyway. */
export async function tellOfDead(trx: Trx, { purpose, channel }: OutboxRow, now: number): Promise<void> {
  if (purpose === 'operator' || purpose === 'test') return;
  await tellOwners(trx, channel === 'push' ? 'dead-notification' : 'dead-message', now);
}

/** Every owner who has an e-mail address, once an hour at most for each kind of news. */
export async function tellOwners(trx: Trx, news: keyof typeof NEWS, now = Date.now()): Promise<void> {
  const hour = `${kolkataDate(now)}T${kolkataTime(now).slice(0, 2)}`;
  const owners = await usableStaff(trx, now).where('role', '=', 'owner').where('email', '<>', '').execute();
  for (const { user_id, email } of owners) {
    await enqueue(
      trx,
      {
        purpose: 'operator',
        ways: [{ channel: 'email', recipient: email }],
        subject: `${news} ${hour} ${user_id}`,
        params: { what: NEWS[news] },
      },
      now,
    );
  }
}
