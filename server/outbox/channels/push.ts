import { MINUTE_MS } from '../../../contract/durations.ts';
import type { PushNote } from '../../../contract/outgoing/push-note.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import { readKey } from '../keys.ts';
import { encryptForBrowser } from '../push/encrypt.ts';
import { findSubscription, forgetSubscription } from '../push/subscriptions.ts';
import { vapidHeader } from '../push/vapid.ts';
import { askProvider, isAnswer, isToComeAgain } from './ask-provider.ts';
import type { Channel, Outgoing } from './channel.ts';

/** A push service keeps it no longer for a phone that is off. */
const LIVES_MS = 30 * MINUTE_MS;

/** A notification in the browser of somebody on the staff. Coming twice does no harm: the second takes the place of the first. */
export const push: Channel = {
  name: 'push',
  isSetUp: ({ push: settings }) => settings !== undefined,
  whenUnclear: 'again',
  async send(message, { config, db, now }) {
    const settings = config.messages.push;
    const { row } = message;
    const subscription = await findSubscription(db, row.recipient);
    if (!settings || !subscription) return { is: 'gone', why: 'This browser wants no notifications any more.' };
    const { endpoint, public_key: p256dh, auth } = subscription;
    const privateKey = await readKey(db, 'vapid');
    const ttl = Math.max(0, Math.min(LIVES_MS, row.expires_at - now));
    const answer = await askProvider(endpoint, {
      headers: {
        authorization: vapidHeader(endpoint, { privateKey, subject: settings.subject }, now),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(Math.floor(ttl / 1000)),
        urgency: 'high',
      },
      body: encryptForBrowser(Buffer.from(JSON.stringify(noteOf(message))), { p256dh, auth }),
    });
    if (!isAnswer(answer)) return { is: 'again', why: answer.why, isProviders: true };
    const { status, text } = answer;
    if (status >= 200 && status < 300) return { is: 'sent' };
    const why = `The push service answered ${status}: ${text}`;
    if (status === 404 || status === 410) {
      await forgetSubscription(db, row.recipient);
      return { is: 'gone', why };
    }
    return isToComeAgain(status) ? { is: 'again', why, isProviders: true } : { is: 'never', why };
  },
};

/** Neither a name nor a number: it stands on a locked screen. */
function noteOf({ row: { id, lead_id }, words }: Outgoing): PushNote {
  const screen = lead_id === null ? '?screen=messages' : `?screen=leads&lead=${lead_id}`;
  return {
    title: words.subject,
    body: words.short,
    tag: lead_id === null ? `message-${id}` : `lead-${lead_id}`,
    url: `${pagePaths.panel}${screen}`,
  };
}
