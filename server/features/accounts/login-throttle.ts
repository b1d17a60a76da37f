import type { FastifyRequest } from 'fastify';
import { DAY_MS, MINUTE_MS } from '../../../contract/durations.ts';
import { sentence, waitText } from '../../../contract/sentence.ts';
import { clearOldWaits, holdWaits, saveWaits } from '../../db/login-waits.ts';
import { findStaffById } from '../../db/staff.ts';
import type { LoginWaitRow } from '../../db/tables.ts';
import { staffOf } from '../../http/access.ts';
import { limitKey, networkKey } from '../../http/client-address.ts';
import { HttpError } from '../../http/http-error.ts';
import { hashOf } from '../../http/staff-cookies.ts';
import { findKnownDevice } from './known-devices.ts';
import { logLogin, unknownAccount } from './login-log.ts';

/** So many wrong passwords in a row are a person's mistakes. After that each further one doubles the wait, up to a day. */
const FREE_MISTAKES = 5;
/** So many on one account within a day are an attack: then strangers have to ask first, and come again after a while. */
const ATTACK_FROM = 50;
const ATTACK_WAIT_MS = 10 * MINUTE_MS;
/** What strangers may try on one account within a day, from one large network and from all of them. */
const MOST_PER_NETWORK = 500;
const MOST_PER_ACCOUNT = 10_000;

/** A try that has been counted. */
interface Try {
  /** It was none, after all. */
  giveBack(): Promise<void>;
  /** The password was right: what went wrong before it were mistakes. */
  succeed(): Promise<void>;
}

interface Refusal {
  waitMs: number;
  key: 'staff.loginsRest' | 'staff.accountRests';
}

/** One thing that tries are counted by. */
interface Count {
  key: string;
  /** For how long a try is remembered; one with growing waits longer than any of them. */
  spanMs: number;
  hasWaits?: boolean;
  /** Why there is no room for one more. */
  refuse(row: LoginWaitRow, all: readonly LoginWaitRow[], now: number): Refusal | undefined;
}

const UNCOUNTED: Try = { giveBack: async () => {}, succeed: async () => {} };

/**
 * Counts tries of a password, in the database, so that all servers count together. A try is counted before the password is
 * looked at: many at once must not slip through. In a browser where somebody has logged in before, only its own tries count, so
 * nobody elsewhere can keep its owner out.
 */
export async function countLogin(request: FastifyRequest, userId: string): Promise<Try> {
  const { database, config } = request.server.context;
  const device = await findKnownDevice(database.db, request, userId);
  const counts = device
    ? [growingWait(`device ${device} ${hashOf(userId)}`)]
    : countsOfStrangers(request.ip, userId, config.loginsPerMinute);
  return count(request, userId, counts);
}

/** The password asked for again inside a session, which has a count of its own: nobody outside can use it up. */
export async function countConfirmation(request: FastifyRequest): Promise<Try> {
  const { user_id, sessionHash } = staffOf(request);
  return count(request, user_id, [growingWait(`session ${sessionHash}`)]);
}

/** People type passwords where the user id belongs: the keys, which reach backups, have its hash alone. */
function countsOfStrangers(ip: string, userId: string, perMinute: number): Count[] {
  const address = limitKey(ip);
  const user = hashOf(userId);
  const account = `account ${user}`;
  return [
    atMost(perMinute, `address ${address}`, MINUTE_MS, 'staff.loginsRest'),
    atMost(MOST_PER_ACCOUNT, account, DAY_MS, 'staff.accountRests'),
    atMost(MOST_PER_NETWORK, `network ${networkKey(ip)} ${user}`, DAY_MS, 'staff.accountRests'),
    growingWait(`stranger ${address} ${user}`, (all) =>
      all.some(({ key, tries }) => key === account && tries >= ATTACK_FROM),
    ),
  ];
}

const atMost = (most: number, key: string, spanMs: number, said: Refusal['key']): Count => ({
  key,
  spanMs,
  refuse: ({ tries, forget_at }, _all, now) => (tries < most ? undefined : { waitMs: forget_at - now, key: said }),
});

/** While there is an attack even the first try has to wait, counted from when it was asked for. */
const growingWait = (key: string, isAttack: (all: readonly LoginWaitRow[]) => boolean = () => false): Count => ({
  key,
  spanMs: 2 * DAY_MS,
  hasWaits: true,
  refuse({ tries, last_at }, all, now) {
    const ownMs = tries < FREE_MISTAKES ? 0 : Math.min(2 ** (tries - FREE_MISTAKES) * MINUTE_MS, DAY_MS);
    const attackMs = isAttack(all) ? ATTACK_WAIT_MS : 0;
    const waitMs = last_at + Math.max(ownMs, attackMs) - now;
    return waitMs > 0 ? { waitMs, key: attackMs > ownMs ? 'staff.accountRests' : 'staff.loginsRest' } : undefined;
  },
});

async function count(request: FastifyRequest, userId: string, counts: readonly Count[]): Promise<Try> {
  const { database, config } = request.server.context;
  const { db } = database;
  if (config.loginsPerMinute === 0) return UNCOUNTED;
  const now = Date.now();
  const fresh = counts.map(({ key, spanMs }) => ({ key, tries: 0, last_at: now, forget_at: now + spanMs }));
  await clearOldWaits(db, now);
  const { before, refusal } = await db.transaction().execute(async (trx) => {
    const held = await holdWaits(trx, fresh, now);
    const refused = counts.flatMap((one, at) => one.refuse(held[at] as LoginWaitRow, held, now) ?? [])[0];
    // What was asked for is remembered also when it is refused: that is when a wait begins.
    await saveWaits(trx, refused ? held : held.map((row, at) => withOneMore(row, counts[at] as Count, now)));
    return { before: held, refusal: refused };
  });
  if (refusal) throw await refuse(request, userId, refusal);

  const takeBack = (isRight: boolean) =>
    db.transaction().execute(async (trx) => {
      const held = await holdWaits(trx, fresh, now);
      const restored = held.map((row, at) => {
        if (!counts[at]?.hasWaits) return { ...row, tries: Math.max(0, row.tries - 1) };
        const last_at = before[at]?.last_at ?? now;
        return { ...row, last_at, tries: isRight ? 0 : Math.max(0, row.tries - 1) };
      });
      await saveWaits(trx, restored);
    });
  return { giveBack: () => takeBack(false), succeed: () => takeBack(true) };
}

const withOneMore = (row: LoginWaitRow, { spanMs, hasWaits }: Count, now: number): LoginWaitRow => ({
  ...row,
  tries: row.tries + 1,
  ...(hasWaits && { last_at: now, forget_at: now + spanMs }),
});

async function refuse(request: FastifyRequest, userId: string, { waitMs, key }: Refusal): Promise<HttpError> {
  const retryAfterSeconds = Math.ceil(waitMs / 1000);
  const duration = waitText(Math.ceil(waitMs / MINUTE_MS));
  const account = await findStaffById(request.server.context.database.db, userId);
  logLogin(request, account?.user_id ?? unknownAccount(userId), 'throttled', { retryAfterSeconds });
  return new HttpError(429, sentence(key, { duration }), { retryAfterSeconds });
}
