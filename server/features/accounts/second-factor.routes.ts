import type { FastifyInstance } from 'fastify';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import { BASE_LOCALE } from '../../../contract/locales.ts';
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
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import { changeOwn, changeProven, checkPassword, startAnew } from './own-ways-in.ts';
import { encryptByPassword } from './password-encryption.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { openFactor } from './second-factor.ts';
import { matchingStep, newSecret, setupAddress, toBase32 } from './totp.ts';

/** Everybody decides for their own account. An open session alone is not enough: each change needs the password, and a code once there are any. */
export function secondFactorRoutes(app: FastifyInstance): void {
  const { database, site } = app.context;
  const { db } = database;

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
    const { dealership } = (await site.current())[BASE_LOCALE];
    return { secret: toBase32(secret), address: setupAddress(secret, dealership, user_id) };
  });

  route(app, endpoints.confirmSecondFactor, async ({ request, reply, body }) => {
    const { user_id } = await checkPassword(request, body.password);
    const open = await openFactor(db, user_id, body.password);
    if (!open) throw new HttpError(409, 'secondFactor.notBegun');
    const now = Date.now();
    const step = matchingStep(open.secret, body.code.replace(/\s/g, ''), now);
    if (step === undefined) {
      throw wrongCode();
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
    const { user_id } = staffOf(request);
    const codes = newRecoveryCodes();
    await changeProven(request, body, async (trx) => {
      if (!(await isOn(trx, user_id))) throw new HttpError(409, 'secondFactor.notOn');
      await replaceRecoveryCodes(trx, user_id, codes.map(recoveryCodeHash));
      await recordChange(trx, request, { action: 'second-factor.recovery-codes', subject: user_id });
      await startAnew(trx, request, reply);
    });
    return { message: messages.secondFactor.newCodes, recoveryCodes: codes };
  });

  route(app, endpoints.endSecondFactor, async ({ request, reply, body }) => {
    const { user_id } = staffOf(request);
    await changeProven(request, body, async (trx) => {
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

const wrongCode = () => new HttpError(400, 'staff.codeWrong', { fields: { code: 'staff.codeWrong' } });
