import { kolkataDate, kolkataTime } from '../../contract/kolkata-time.ts';
import type { Db, Trx } from '../db/db.ts';

/** Every message that went or was to go to the person with these numbers, and what they have said about messages. */
export async function exportMessagesOf(db: Db, numbers: readonly string[]) {
  const rows = await db.selectFrom('outbox').selectAll().where('mobile', 'in', numbers).orderBy('id').execute();
  const consents = await db.selectFrom('contact_consents').selectAll().where('mobile', 'in', numbers).execute();
  const stops = await db
    .selectFrom('unsubscribes')
    .selectAll()
    .where('recipient', 'in', await addressesOf(db, numbers))
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

/** The numbers themselves, and the e-mail addresses that came with them. */
async function addressesOf(db: Db, numbers: readonly string[]): Promise<string[]> {
  const enquiries = await db
    .selectFrom('enquiries')
    .select('email')
    .distinct()
    .where('mobile', 'in', numbers)
    .where('email', '<>', '')
    .execute();
  const messages = await db
    .selectFrom('outbox')
    .select('recipient')
    .distinct()
    .where('mobile', 'in', numbers)
    .execute();
  return [
    ...new Set([...numbers, ...enquiries.map(({ email }) => email), ...messages.map(({ recipient }) => recipient)]),
  ];
}

export async function countMessagesOf(db: Db, numbers: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('mobile', 'in', numbers)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Before the enquiries go, whose addresses it needs. What is being sent at this moment leaves no trace here either. Returns how many messages. */
export async function eraseMessagesOf(trx: Trx, numbers: readonly string[]): Promise<number> {
  const addresses = await addressesOf(trx, numbers);
  await trx.deleteFrom('unsubscribes').where('recipient', 'in', addresses).execute();
  await trx.deleteFrom('contact_consents').where('mobile', 'in', numbers).execute();
  await trx.deleteFrom('contact_turns').where('mobile', 'in', numbers).execute();
  const { numDeletedRows } = await trx.deleteFrom('outbox').where('mobile', 'in', numbers).executeTakeFirstOrThrow();
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
