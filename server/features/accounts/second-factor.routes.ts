import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import site from '../../../content/site.json' with { type: 'json' };
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { recordChange } from '../../changes/record-change.ts';
import type { Trx } from '../../db/db.ts';
import {
  beginFactor,
  countRecoveryCodes,
  findFactor,
  removeFactor,
  replaceRecoveryCodes,
  updateFactor,
} from '../../db/second-factors.ts';
import { holdStaff } from '../../db/staff.ts';
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import { endAllSessions, setSessionCookie, startSession } from '../../http/session.ts';
import { logLogin } from './login-log.ts';
import { countConfirmation } from './login-throttle.ts';
import { encryptByPassword } from './password-encryption.ts';
import { isPassword } from './passwords.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { openFactor } from './second-factor.ts';
import { matchingStep, newSecret, setupAddress, toBase32 } from './totp.ts';

/** Everybody decides for their own account. Each change needs the password: an open session alone is not enough. */
export function secondFactorRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;

  route(app, endpoints.secondFactor, async ({ request }) => {
    const { user_id } = staffOf(request);
    const since = (await findFactor(db, user_id))?.confirmed_at ?? null;
    return {
      isOn: since !== null,
      since: since === null ? null : kolkataDate(since),
      recoveryCodesLeft: since === null ? 0 : await countRecoveryCodes(db, user_id),
    };
  });

  route(app, endpoints.beginSecondFactor, async ({ request, body }) => {
    const { user_id } = await checkPassword(request, body.password);
    const secret = newSecret();
    const encrypted = await encryptByPassword(secret, body.password, user_id);
    await changeOwn(request, async (trx) => {
      if (await isOn(trx, user_id)) throw new HttpError(409, 'secondFactor.alreadyOn');
      await beginFactor(trx, user_id, encrypted);
    });
    return { secret: toBase32(secret), address: setupAddress(secret, site.dealership, user_id) };
  });

  route(app, endpoints.confirmSecondFactor, async ({ request, reply, body }) => {
    const { user_id } = await checkPassword(request, body.password);
    const open = await openFactor(db, user_id, body.password);
    if (!open) throw new HttpError(409, 'secondFactor.notBegun');
    const now = Date.now();
    const step = matchingStep(open.secret, body.code.replace(/\s/g, ''), now);
    if (step === undefined) {
      throw new HttpError(400, 'staff.codeWrong', { fields: { code: 'staff.codeWrong' } });
    }
    const codes = newRecoveryCodes();
    await changeOwn(request, async (trx) => {
      if (await isOn(trx, user_id)) throw new HttpError(409, 'secondFactor.alreadyOn');
      const isSame = await updateFactor(trx, open.row, { confirmed_at: now, last_step: step });
      if (!isSame) throw new HttpError(409, 'secondFactor.notBegun');
      await replaceRecoveryCodes(trx, user_id, codes.map(recoveryCodeHash));
      await recordChange(trx, request, { action: 'second-factor.on', subject: user_id });
      await startAnew(trx, request, reply);
    });
    return { message: messages.secondFactor.on, recoveryCodes: codes };
  });

  route(app, endpoints.newRecoveryCodes, async ({ request, reply, body }) => {
    const { user_id } = await checkPassword(request, body.password);
    const codes = newRecoveryCodes();
    await changeOwn(request, async (trx) => {
      if (!(await isOn(trx, user_id))) throw new HttpError(409, 'secondFactor.notOn');
      await replaceRecoveryCodes(trx, user_id, codes.map(recoveryCodeHash));
      await recordChange(trx, request, { action: 'second-factor.recovery-codes', subject: user_id });
      await startAnew(trx, request, reply);
    });
    return { message: messages.secondFactor.newCodes, recoveryCodes: codes };
  });

  route(app, endpoints.endSecondFactor, async ({ request, reply, body }) => {
    const { user_id } = await checkPassword(request, body.password);
    await changeOwn(request, async (trx) => {
      if (!(await isOn(trx, user_id))) throw new HttpError(409, 'secondFactor.notOn');
      await removeFactor(trx, user_id);
      await recordChange(trx, request, { action: 'second-factor.off', subject: user_id });
      await startAnew(trx, request, reply);
    });
    return { message: messages.secondFactor.off };
  });
}

const isOn = async (trx: Trx, userId: string): Promise<boolean> =>
  (await findFactor(trx, userId))?.confirmed_at != null;

async function checkPassword(request: FastifyRequest, password: string) {
  const account = staffOf(request);
  const tries = await countConfirmation(request);
  if (!(await isPassword(password, account.password_hash))) {
    logLogin(request, account.user_id, 'password not confirmed');
    throw wrongPassword();
  }
  await tries.succeed();
  return account;
}

/** While the account is held, and only if its password is still the one that was checked. */
async function changeOwn(request: FastifyRequest, change: (trx: Trx) => Promise<void>): Promise<void> {
  await request.server.context.database.db.transaction().execute(async (trx) => {
    if (!(await holdStaff(trx, staffOf(request)))) throw wrongPassword();
    await change(trx);
  });
}

/** Whoever is logged in elsewhere came in by other rules than those that hold from now on. */
async function startAnew(trx: Trx, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { user_id } = staffOf(request);
  await endAllSessions(trx, user_id);
  setSessionCookie(request, reply, await startSession(trx, user_id));
}

const wrongPassword = () => new HttpError(400, 'staff.passwordWrong', { fields: { password: 'staff.passwordWrong' } });
