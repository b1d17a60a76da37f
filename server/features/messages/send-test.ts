import { formatTime } from '../../../contract/display.ts';
import { kolkataTime } from '../../../contract/kolkata-time.ts';
import type { ChannelName } from '../../../contract/outgoing/channels.ts';
import { sentence } from '../../../contract/sentence.ts';
import type { Trx } from '../../db/db.ts';
import type { StaffRow } from '../../db/tables.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Way } from '../../outbox/enqueue.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { pushWaysOf } from '../../outbox/push/subscriptions.ts';

/** A test to whoever asks for it. */
export async function sendTest(trx: Trx, channel: ChannelName, staff: StaffRow, now: number): Promise<void> {
  for (const way of await ownWays(trx, channel, staff)) {
    await enqueue(
      trx,
      {
        purpose: 'test',
        ways: [way],
        subject: `${staff.user_id} ${way.recipient} ${now}`,
        params: { time: formatTime(kolkataTime(now)) },
      },
      now,
    );
  }
}

async function ownWays(trx: Trx, channel: ChannelName, { user_id, email, mobile_no }: StaffRow): Promise<Way[]> {
  if (channel === 'push') {
    const ways = await pushWaysOf(trx, user_id);
    if (ways.length === 0) throw new HttpError(409, 'outbox.noBrowser');
    return ways;
  }
  const recipient = channel === 'email' ? email : mobile_no;
  const what = channel === 'email' ? 'e-mail address' : 'mobile number';
  if (!recipient) throw new HttpError(409, sentence('outbox.noAddress', { what }));
  return [{ channel, recipient }];
}
