import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS } from '../../../contract/durations.ts';
import type { Db, Trx } from '../../db/db.ts';
import { hashOf, newId, setStaffCookie, shownHash } from '../../http/staff-cookies.ts';

const COOKIE = 'kickstand_device';
/** Since the last login there. */
const KNOWN_FOR_DAYS = 90;

/** Which of the browsers of this account it is; undefined where nobody has logged in to it lately. It opens nothing by itself. */
export async function findKnownDevice(db: Db, request: FastifyRequest, userId: string): Promise<string | undefined> {
  const hash = shownHash(request, COOKIE);
  if (!hash) return undefined;
  const row = await db
    .selectFrom('known_devices')
    .select('id_hash')
    .where('id_hash', '=', hash)
    .where('user_id', '=', userId)
    .where('last_login_at', '>', firstKnown())
    .executeTakeFirst();
  return row?.id_hash;
}

/** To be called where the password has just been proven. A new id each time: whoever has copied the old one has nothing. */
export async function rememberDevice(trx: Trx, request: FastifyRequest, userId: string): Promise<string> {
  const id = newId();
  const id_hash = hashOf(id);
  const own = { id_hash, user_id: userId, last_login_at: Date.now() };
  await trx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('last_login_at', '<=', firstKnown())
    .execute();
  const shown = shownHash(request, COOKIE);
  // All at once: a computer that several people use stays known to the others.
  if (shown) await trx.updateTable('known_devices').set({ id_hash }).where('id_hash', '=', shown).execute();
  await trx
    .insertInto('known_devices')
    .values(own)
    .onConflict((conflict) => conflict.columns(['id_hash', 'user_id']).doUpdateSet(own))
    .execute();
  return id;
}

export async function forgetDevices(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, id: string): void {
  setStaffCookie(request, reply, COOKIE, id, { maxAge: KNOWN_FOR_DAYS * 24 * 60 * 60 });
}

const firstKnown = (): number => Date.now() - KNOWN_FOR_DAYS * DAY_MS;
