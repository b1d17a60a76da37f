import type { FastifyRequest } from 'fastify';
import { messages } from '../../contract/messages.ts';
import type { Db } from '../db/engine.ts';
import { limitKey } from './client-address.ts';
import { HttpError } from './http-error.ts';

const MINUTE_MS = 60_000;

/**
 * Counts tries of a password per address and per account, in the database, so that all servers count together.
 * A try is counted before the password is looked at (many at once must not slip through) and given back on success.
 */
export async function countTry(request: FastifyRequest, userId: string): Promise<{ giveBack(): Promise<void> }> {
  const { database, config } = request.server.context;
  const { db } = database;
  if (config.loginsPerMinute === 0) return { giveBack: async () => {} };
  const now = Date.now();
  const minute = Math.floor(now / MINUTE_MS);
  const keys = [`address ${limitKey(request.ip)}`, `account ${userId}`];
  const most = await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('login_attempts').where('minute', '<', minute).execute();
    return Math.max(...(await addTries(trx, keys, minute)));
  });
  if (most > config.loginsPerMinute) {
    const retryAfterSeconds = Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000);
    throw new HttpError(429, messages.staff.tooManyLogins, { retryAfterSeconds });
  }
  return { giveBack: () => removeTries(db, keys, minute) };
}

async function addTries(db: Db, keys: readonly string[], minute: number): Promise<number[]> {
  const rows = await db
    .insertInto('login_attempts')
    .values(keys.map((key) => ({ key, minute, attempts: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'minute'])
        .doUpdateSet(({ eb }) => ({ attempts: eb('login_attempts.attempts', '+', 1) })),
    )
    .returning('attempts')
    .execute();
  return rows.map(({ attempts }) => attempts);
}

async function removeTries(db: Db, keys: readonly string[], minute: number): Promise<void> {
  await db
    .updateTable('login_attempts')
    .set(({ eb }) => ({ attempts: eb('attempts', '-', 1) }))
    .where('key', 'in', keys)
    .where('minute', '=', minute)
    .execute();
}
