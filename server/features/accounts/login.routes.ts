import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { insertAudit } from '../../db/audit.ts';
import type { Trx } from '../../db/db.ts';
import { findFactor } from '../../db/second-factors.ts';
import { findStaffById, holdStaff, toUserId } from '../../db/staff.ts';
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import {
  clearSessionCookie,
  endSession,
  endSessionOf,
  isUsableAccount,
  setSessionCookie,
  startSession,
} from '../../http/session.ts';
import { rememberDevice, setDeviceCookie } from './known-devices.ts';
import { logLogin, unknownAccount } from './login-log.ts';
import { countLogin } from './login-throttle.ts';
import { isPassword, UNKNOWN_ACCOUNT_HASH } from './passwords.ts';
import type { CodeOutcome, OpenFactor } from './second-factor.ts';
import { openFactor, tryCode } from './second-factor.ts';

export function loginRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;

  route(app, endpoints.logIn, async ({ request, reply, body }) => {
    const userId = toUserId(body.userId);
    const tries = await countLogin(request, userId);
    const account = await findStaffById(db, userId);
    const isRight = await isPassword(body.password, account?.password_hash ?? UNKNOWN_ACCOUNT_HASH);
    if (!account || !isRight) {
      if (account) logLogin(request, userId, 'refused');
      else logLogin(request, unknownAccount(userId), 'no such account');
      throw new HttpError(401, 'staff.invalidCredentials');
    }
    const factor = await openFactor(db, account.user_id, body.password);
    const outcome = await db.transaction().execute(async (trx) => {
      const held = await holdStaff(trx, account);
      if (!held || !isUsableAccount(held, Date.now())) {
        logLogin(request, account.user_id, held ? 'account closed' : 'refused');
        throw new HttpError(401, held ? 'staff.accountClosed' : 'staff.invalidCredentials');
      }
      const proof = await proveFactor(trx, request, held.user_id, { factor, code: body.code });
      if (!proof.isRight) return proof;
      await endSessionOf(trx, request);
      const sessionId = await startSession(trx, held.user_id);
      return { ...proof, sessionId, deviceId: await rememberDevice(trx, request, held.user_id) };
    });
    if (!outcome.isRight) {
      // Whoever is only asked for a code has not tried one yet.
      if (!body.code) await tries.giveBack();
      logLogin(request, account.user_id, body.code ? 'wrong code' : 'code asked for');
      throw outcome.fault;
    }
    await tries.succeed();
    logLogin(request, account.user_id, `succeeded by ${outcome.by}`);
    setSessionCookie(request, reply, outcome.sessionId);
    setDeviceCookie(request, reply, outcome.deviceId);
    // The browser keeps the token to know that somebody logged in; it opens nothing.
    return { token: randomBytes(16).toString('base64url'), message: messages.staff.loggedIn };
  });

  route(app, endpoints.logOut, async ({ request, reply }) => {
    await endSession(db, staffOf(request).sessionHash);
    clearSessionCookie(request, reply);
    return { message: messages.staff.loggedOut };
  });
}

/** Thrown only once the transaction is over: what is known about wrong codes must not be undone with it. */
async function proveFactor(
  trx: Trx,
  request: FastifyRequest,
  userId: string,
  { factor, code }: { factor: OpenFactor | undefined; code: string },
): Promise<CodeOutcome> {
  // As it is now: it may have been turned on while the password was being checked.
  const current = await findFactor(trx, userId);
  if (!current?.confirmed_at) return { isRight: true, by: 'password' };
  if (!factor || !code)
    return { isRight: false, fault: new HttpError(401, 'staff.codeNeeded', { fields: { code: 'staff.codeNeeded' } }) };
  const outcome = await tryCode(trx, factor, code, Date.now());
  if (outcome.isRight && outcome.recoveryCodesLeft !== undefined) {
    const after = { recoveryCodesLeft: outcome.recoveryCodesLeft };
    await insertAudit(trx, userId, request.id, { action: 'second-factor.recovery', subject: userId, after });
  }
  return outcome;
}
