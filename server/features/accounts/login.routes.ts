import { randomBytes } from 'node:crypto';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '../../../contract/durations.ts';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import type { Trx } from '../../db/db.ts';
import { findStaffById, holdStaff, toUserId, updateStaff } from '../../db/staff.ts';
import { staffOf } from '../../http/access.ts';
import { limitKey } from '../../http/client-address.ts';
import { HttpError } from '../../http/http-error.ts';
import { ClockLimit } from '../../http/limits.ts';
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
import { answered, ask, noteUse } from './passkeys.ts';
import { isPassword, NO_PASSWORD } from './passwords.ts';
import { askForStep, examine, tryStep } from './second-steps.ts';

/** More than any person asks for. */
const QUESTIONS_PER_MINUTE = 30;

export function loginRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;
  const limit = new ClockLimit(QUESTIONS_PER_MINUTE, MINUTE_MS);

  route(app, endpoints.logIn, async ({ request, reply, body }) => {
    const userId = toUserId(body.userId);
    const tries = await countLogin(request, userId);
    const account = await findStaffById(db, userId);
    const isRight = await isPassword(body.password, account?.password_hash ?? NO_PASSWORD);
    if (!account || !isRight) {
      if (account) logLogin(request, userId, 'refused');
      else logLogin(request, unknownAccount(userId), 'no such account');
      throw new HttpError(401, 'staff.invalidCredentials');
    }
    const shown = await examine(request, account.user_id, body);
    const outcome = await db.transaction().execute(async (trx) => {
      const held = await holdStaff(trx, account);
      if (!held || !isUsableAccount(held, Date.now())) {
        logLogin(request, account.user_id, held ? 'account closed' : 'refused');
        throw new HttpError(401, held ? 'staff.accountClosed' : 'staff.invalidCredentials');
      }
      const proof = await tryStep(trx, request, held.user_id, shown);
      if (!proof.isRight) return proof;
      return { ...proof, ...(await letIn(trx, request, held.user_id)) };
    });
    if (!outcome.isRight) {
      // Whoever is only asked for the second step has not tried one yet.
      if (outcome.isAsked) await tries.giveBack();
      logLogin(request, account.user_id, outcome.isAsked ? 'second step asked for' : 'wrong code');
      throw outcome.isAsked ? await askForStep(request, account.user_id, outcome.fault) : outcome.fault;
    }
    await tries.succeed();
    logLogin(request, account.user_id, `succeeded by ${outcome.by}`);
    return greet(request, reply, outcome);
  });

  route(app, endpoints.beginPasskeyLogin, async ({ request }) => {
    const retryAfterSeconds = limit.take(limitKey(request.ip), Date.now());
    if (retryAfterSeconds > 0) throw new HttpError(429, 'passkeys.tooMany', { retryAfterSeconds });
    return ask(request, 'login');
  });

  route(app, endpoints.logInByPasskey, async ({ request, reply, body }) => {
    const answer = await answered(request, 'login', body.passkey as unknown as AuthenticationResponseJSON);
    if (!answer) {
      logLogin(request, '(passkey)', 'passkey refused');
      throw new HttpError(401, 'passkeys.refused');
    }
    const userId = answer.passkey.user_id;
    const entered = await db.transaction().execute(async (trx) => {
      const account = await findStaffById(trx, userId);
      if (!account || !isUsableAccount(account, Date.now())) return undefined;
      await noteUse(trx, answer);
      return letIn(trx, request, userId);
    });
    if (!entered) {
      logLogin(request, userId, 'account closed');
      throw new HttpError(401, 'staff.accountClosed');
    }
    logLogin(request, userId, 'succeeded by passkey');
    return { ...greet(request, reply, entered), userId };
  });

  route(app, endpoints.logOut, async ({ request, reply }) => {
    await endSession(db, staffOf(request).sessionHash);
    clearSessionCookie(request, reply);
    return { message: messages.staff.loggedOut };
  });
}

interface Entered {
  sessionId: string;
  deviceId: string;
}

async function letIn(trx: Trx, request: FastifyRequest, userId: string): Promise<Entered> {
  await endSessionOf(trx, request);
  await updateStaff(trx, userId, { last_login_at: Date.now() });
  return {
    sessionId: await startSession(trx, request, userId),
    deviceId: await rememberDevice(trx, request, userId),
  };
}

function greet(request: FastifyRequest, reply: FastifyReply, { sessionId, deviceId }: Entered) {
  setSessionCookie(request, reply, sessionId);
  setDeviceCookie(request, reply, deviceId);
  // The browser keeps the token to know that somebody logged in; it opens nothing.
  return { token: randomBytes(16).toString('base64url'), message: messages.staff.loggedIn };
}
