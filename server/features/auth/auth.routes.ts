import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { namedEndpoints as endpoints } from '../../../contract/endpoints.ts';
import { messages } from '../../../contract/messages.ts';
import { findStaffById, holdStaff, toUserId } from '../../db/staff.ts';
import { staffOf } from '../../plugins/access.ts';
import { HttpError } from '../../plugins/http-error.ts';
import { countTry } from '../../plugins/login-throttle.ts';
import { isPassword, UNKNOWN_ACCOUNT_HASH } from '../../plugins/passwords.ts';
import { route } from '../../plugins/route.ts';
import {
  clearSessionCookie,
  endSession,
  isUsableAccount,
  setSessionCookie,
  startSession,
} from '../../plugins/session.ts';

export function authRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;

  route(app, endpoints.logIn, async ({ request, reply, body }) => {
    const userId = toUserId(body.userId);
    const tries = await countTry(request, userId);
    const account = await findStaffById(db, userId);
    const isRight = await isPassword(body.password, account?.password_hash ?? UNKNOWN_ACCOUNT_HASH);
    if (!account || !isRight) throw new HttpError(401, messages.staff.invalidCredentials);
    const sessionId = await db.transaction().execute(async (trx) => {
      const held = await holdStaff(trx, account);
      if (!held) throw new HttpError(401, messages.staff.invalidCredentials);
      if (!isUsableAccount(held, Date.now())) throw new HttpError(401, messages.staff.accountClosed);
      return startSession(trx, held.user_id);
    });
    await tries.giveBack();
    setSessionCookie(request, reply, sessionId);
    // The browser keeps the token to know that somebody logged in; it opens nothing.
    return { token: randomBytes(16).toString('base64url'), message: messages.staff.loggedIn };
  });

  route(app, endpoints.logOut, async ({ request, reply }) => {
    await endSession(db, staffOf(request).sessionHash);
    clearSessionCookie(request, reply);
    return { message: messages.staff.loggedOut };
  });
}
