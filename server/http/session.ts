import type { FastifyReply, FastifyRequest } from 'fastify';
import { HOUR_MS, MINUTE_MS } from '../../contract/durations.ts';
import { kolkataDate } from '../../contract/kolkata-time.ts';
import { QUIET_HEADER } from '../../contract/quiet-header.ts';
import type { Db } from '../db/db.ts';
import type { StaffRow } from '../db/tables.ts';
import { clearStaffCookie, hashOf, newId, setStaffCookie, shownHash } from './staff-cookies.ts';

export type Staff = StaffRow & { sessionHash: string };

const IDLE_LIMIT_MS = 30 * MINUTE_MS;
const ABSOLUTE_LIMIT_MS = 8 * HOUR_MS;
/** Writing on every call would cost a commit each; the idle limit is shortened by this much at most, never lengthened. */
const TOUCH_EVERY_MS = MINUTE_MS;
/** How far the clocks of two servers may differ. A clock that was set back further ends sessions instead of extending them. */
const CLOCK_TOLERANCE_MS = MINUTE_MS;

const COOKIE = 'kickstand_session';

export const isUsableAccount = (account: Pick<StaffRow, 'is_active' | 'expire_date'>, now: number): boolean =>
  account.is_active === 1 && (account.expire_date === null || kolkataDate(now) <= account.expire_date);

/** A new id for every login; only its hash is stored, so a copy of the database opens no session. */
export async function startSession(db: Db, userId: string): Promise<string> {
  const id = newId();
  const now = Date.now();
  await db
    .deleteFrom('sessions')
    .where('created_at', '<', now - ABSOLUTE_LIMIT_MS)
    .execute();
  await db
    .insertInto('sessions')
    .values({ id_hash: hashOf(id), user_id: userId, created_at: now, last_seen_at: now })
    .execute();
  return id;
}

export async function findStaff(db: Db, request: FastifyRequest): Promise<Staff | undefined> {
  const sessionHash = shownHash(request, COOKIE);
  if (!sessionHash) return undefined;
  const row = await db
    .selectFrom('sessions')
    .innerJoin('staff', 'staff.user_id', 'sessions.user_id')
    .selectAll('staff')
    .select(['sessions.created_at as session_created_at', 'sessions.last_seen_at'])
    .where('sessions.id_hash', '=', sessionHash)
    .executeTakeFirst();
  if (!row) return undefined;
  const { session_created_at, last_seen_at, ...account } = row;
  const now = Date.now();
  const isLive =
    now - last_seen_at < IDLE_LIMIT_MS &&
    now - session_created_at < ABSOLUTE_LIMIT_MS &&
    last_seen_at - now < CLOCK_TOLERANCE_MS;
  if (!isLive || !isUsableAccount(account, now)) {
    await endSession(db, sessionHash);
    return undefined;
  }
  const isSomebodyThere = request.headers[QUIET_HEADER] === undefined;
  if (isSomebodyThere && now - last_seen_at > TOUCH_EVERY_MS) {
    await db.updateTable('sessions').set({ last_seen_at: now }).where('id_hash', '=', sessionHash).execute();
  }
  return { ...account, sessionHash };
}

export async function endSession(db: Db, sessionHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', sessionHash).execute();
}

/** The one that the browser shows: whoever logs in anew leaves it behind. */
export async function endSessionOf(db: Db, request: FastifyRequest): Promise<void> {
  const sessionHash = shownHash(request, COOKIE);
  if (sessionHash) await endSession(db, sessionHash);
}

export async function endAllSessions(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, id: string): void {
  setStaffCookie(request, reply, COOKIE, id);
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  clearStaffCookie(request, reply, COOKIE);
}
