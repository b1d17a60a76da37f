import { kolkataDate, kolkataTime } from '../../contract/kolkata-time.ts';
import type { Db, Trx } from '../db/db.ts';

/** Every message that went or was to go to the person with this number, and what they have said about messages. */
export async function exportMessagesOf(db: Db, mobile: string) {
  const rows = await db.selectFrom('outbox').selectAll().where('mobile', '=', mobile).orderBy('id').execute();
  const consents = await db.selectFrom('contact_consents').selectAll().where('mobile', '=', mobile).execute();
  const stops = await db
    .selectFrom('unsubscribes')
    .selectAll()
    .where('recipient', 'in', await addressesOf(db, mobile))
    .execute();
  return {
    messages: rows.map(({ id, channel, purpose, recipient, language, params, state, created_at, sent_at }) => ({
      id,
      channel,
      purpose,
      recipient,
      language,
      params: JSON.parse(params) as unknown,
      state,
      date: kolkataDate(created_at),
      time: kolkataTime(created_at),
      sent: sent_at === null ? null : `${kolkataDate(sent_at)} ${kolkataTime(sent_at)}`,
    })),
    agreedTo: consents.map(({ channel, purpose, at, source }) => ({ channel, purpose, date: kolkataDate(at), source })),
    unsubscribed: stops.map(({ channel, recipient, at }) => ({ channel, recipient, date: kolkataDate(at) })),
  };
}

/** The number itself, and the e-mail addresses that came with it. */
async function addressesOf(db: Db, mobile: string): Promise<string[]> {
  const enquiries = await db
    .selectFrom('enquiries')
    .select('email')
    .distinct()
    .where('mobile', '=', mobile)
    .where('email', '<>', '')
    .execute();
  const messages = await db.selectFrom('outbox').select('recipient').distinct().where('mobile', '=', mobile).execute();
  return [...new Set([mobile, ...enquiries.map(({ email }) => email), ...messages.map(({ recipient }) => recipient)])];
}

export async function countMessagesOf(db: Db, mobile: string): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('mobile', '=', mobile)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Before the enquiries go, whose addresses it needs. What is being sent at this moment leaves no trace here either. Returns how many messages. */
export async function eraseMessagesOf(trx: Trx, mobile: string): Promise<number> {
  const addresses = await addressesOf(trx, mobile);
  await trx.deleteFrom('unsubscribes').where('recipient', 'in', addresses).execute();
  await trx.deleteFrom('contact_consents').where('mobile', '=', mobile).execute();
  await trx.deleteFrom('contact_turns').where('mobile', '=', mobile).execute();
  const { numDeletedRows } = await trx.deleteFrom('outbox').where('mobile', '=', mobile).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

const PIECE = 500;

/** What was said before that moment goes with the enquiries of that time: messages, consents, and that somebody wants no more. */
export async function eraseMessagesBefore(db: Db, before: number, stop?: AbortSignal): Promise<void> {
  for (let gone = PIECE; gone === PIECE && !stop?.aborted; ) {
    const oldest = db.selectFrom('outbox').select('id').where('created_at', '<', before).orderBy('id').limit(PIECE);
    gone = Number((await db.deleteFrom('outbox').where('id', 'in', oldest).executeTakeFirstOrThrow()).numDeletedRows);
  }
  await db.deleteFrom('contact_consents').where('at', '<', before).execute();
  await db.deleteFrom('unsubscribes').where('at', '<', before).execute();
}
