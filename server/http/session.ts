import type { FastifyReply, FastifyRequest } from 'fastify';
import { HOUR_MS, MINUTE_MS } from '../../contract/durations.ts';
import { kolkataDate } from '../../contract/kolkata-time.ts';
import { QUIET_HEADER } from '../../contract/quiet-header.ts';
import type { FirstDuty } from '../../contract/roles/first-duty.ts';
import type { Db } from '../db/db.ts';
import { hasSecondStep } from '../db/second-factors.ts';
import type { StaffRow } from '../db/tables.ts';
import { clearStaffCookie, hashOf, newId, setStaffCookie, shownHash } from './staff-cookies.ts';

export interface Staff extends StaffRow {
  sessionHash: string;
  /** What comes before everything else that the role may do. */
  mustFirst: FirstDuty | null;
}

/** The one that asks. */
type Browser = Pick<FastifyRequest, 'headers' | 'ip'>;

const IDLE_LIMIT_MS = 30 * MINUTE_MS;
const ABSOLUTE_LIMIT_MS = 8 * HOUR_MS;
/** Writing on every call would cost a commit each; the idle limit is shortened by this much at most, never lengthened. */
const TOUCH_EVERY_MS = MINUTE_MS;
/** How far the clocks of two servers may differ. A clock that was set back further ends sessions instead of extending them. */
const CLOCK_TOLERANCE_MS = MINUTE_MS;

const COOKIE = 'kickstand_session';
const LONGEST_AGENT = 300;

export const isUsableAccount = (account: Pick<StaffRow, 'is_active' | 'expire_date'>, now: number): boolean =>
  account.is_active === 1 && (account.expire_date === null || kolkataDate(now) <= account.expire_date);

/** A new id for every login; only its hash is stored, so a copy of the database opens no session. */
export async function startSession(db: Db, browser: Browser, userId: string): Promise<string> {
  const id = newId();
  const now = Date.now();
  await db
    .insertInto('sessions')
    .values({
      id_hash: hashOf(id),
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      user_agent: (browser.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT),
      address: browser.ip,
    })
    .execute();
  return id;
}

/** Those that no call would accept any more. */
export async function removeOldSessions(db: Db, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where(({ or, eb }) =>
      or([eb('created_at', '<', now - ABSOLUTE_LIMIT_MS), eb('last_seen_at', '<', now - IDLE_LIMIT_MS)]),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** A quiet request is no sign that somebody is there. */
export async function findStaff(
  db: Db,
  request: FastifyRequest,
  isQuiet = request.headers[QUIET_HEADER] !== undefined,
): Promise<Staff | undefined> {
  const sessionHash = shownHash(request, COOKIE);
  if (!sessionHash) return undefined;
  const row = await db
    .selectFrom('sessions')
    .innerJoin('staff', 'staff.user_id', 'sessions.user_id')
    .leftJoin('role_rules', 'role_rules.role', 'staff.role')
    .selectAll('staff')
    .select(['sessions.created_at as session_created_at', 'sessions.last_seen_at'])
    .select(['demands_second_step', hasSecondStep])
    .where('sessions.id_hash', '=', sessionHash)
    .executeTakeFirst();
  if (!row) return undefined;
  const { session_created_at, last_seen_at, demands_second_step, has_second_step, ...account } = row;
  const now = Date.now();
  const isLive =
    now - last_seen_at < IDLE_LIMIT_MS &&
    now - session_created_at < ABSOLUTE_LIMIT_MS &&
    last_seen_at - now < CLOCK_TOLERANCE_MS;
  if (!isLive || !isUsableAccount(account, now)) {
    await endSession(db, sessionHash);
    return undefined;
  }
  if (!isQuiet && now - last_seen_at > TOUCH_EVERY_MS) {
    await db.updateTable('sessions').set({ last_seen_at: now }).where('id_hash', '=', sessionHash).execute();
  }
  const lacksSecondStep = demands_second_step === 1 && !has_second_step;
  const mustFirst = account.must_change_password ? 'password' : lacksSecondStep ? 'secondStep' : null;
  return { ...account, sessionHash, mustFirst };
}

/** False where there is none, or where it belongs to somebody else than whom it is said to. */
export async function endSession(db: Db, sessionHash: string, userId?: string): Promise<boolean> {
  const session = db.deleteFrom('sessions').where('id_hash', '=', sessionHash);
  const { numDeletedRows } = await (userId ? session.where('user_id', '=', userId) : session).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The newest first. They go by the hash of their id, which opens nothing. */
export async function listSessions(db: Db, userId: string, ownHash: string, now: number) {
  const rows = await liveSessions(db, now)
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id_hash,
    device: row.user_agent,
    address: row.address,
    startedAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    isOwn: row.id_hash === ownHash,
  }));
}

export async function countSessions(db: Db, now: number): Promise<Map<string, number>> {
  const rows = await liveSessions(db, now)
    .select(({ fn }) => ['user_id', fn.countAll<number>().as('total')])
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, total }) => [user_id, Number(total)]));
}

const liveSessions = (db: Db, now: number) =>
  db
    .selectFrom('sessions')
    .where('created_at', '>', now - ABSOLUTE_LIMIT_MS)
    .where('last_seen_at', '>', now - IDLE_LIMIT_MS);

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
