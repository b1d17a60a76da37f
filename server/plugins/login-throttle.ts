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
    return Math.max(...(await addTries(trx, keys, minute, 1)));
  });
  if (most > config.loginsPerMinute) {
    const retryAfterSeconds = Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000);
    throw new HttpError(429, messages.staff.tooManyLogins, { retryAfterSeconds });
  }
  return {
    async giveBack() {
      await addTries(db, keys, minute, -1);
    },
  };
}

/** Always in one order of keys, so that two at once never wait for each other. */
async function addTries(db: Db, keys: readonly string[], minute: number, count: number): Promise<number[]> {
  const rows = await db
    .insertInto('login_attempts')
    .values(keys.map((key) => ({ key, minute, attempts: count })))
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'minute'])
        .doUpdateSet(({ eb }) => ({ attempts: eb('login_attempts.attempts', '+', count) })),
    )
    .returning('attempts')
    .execute();
  return rows.map(({ attempts }) => attempts);
}
