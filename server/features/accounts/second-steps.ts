import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { insertAudit } from '../../db/audit.ts';
import type { Trx } from '../../db/db.ts';
import { listPasskeys } from '../../db/passkeys.ts';
import { findFactor } from '../../db/second-factors.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Answered } from './passkeys.ts';
import { answered, ask, noteUse } from './passkeys.ts';
import type { CodeOutcome, OpenFactor } from './second-factor.ts';
import { openFactor, tryCode, wrongCode } from './second-factor.ts';

/** What somebody shows beside a password that was found to be right. */
export interface Shown {
  password: string;
  code: string;
  passkey?: unknown;
}

/** The same, with everything that takes its time and needs no transaction already done. */
interface Examined {
  factor: OpenFactor | undefined;
  code: string;
  passkey: Answered | undefined;
}

export async function examine(request: FastifyRequest, userId: string, shown: Shown): Promise<Examined> {
  const { db } = request.server.context.database;
  const answer = shown.passkey as AuthenticationResponseJSON | undefined;
  return {
    factor: await openFactor(db, userId, shown.password),
    code: shown.code,
    passkey: answer && (await answered(request, 'step', answer, userId)),
  };
}

/**
 * Whether the second step is right, as far as the account has one now: it may have been turned on while the password was being
 * checked. The outcome is kept whatever it is, because a wrong code must be remembered; so it is returned, not thrown.
 */
export async function tryStep(
  trx: Trx,
  request: FastifyRequest,
  userId: string,
  shown: Examined,
): Promise<CodeOutcome> {
  const factor = await findFactor(trx, userId);
  const passkeys = await listPasskeys(trx, userId);
  if (!factor?.confirmed_at && passkeys.length === 0) return { isRight: true, by: 'password' };
  const { passkey, code } = shown;
  if (passkey && passkeys.some(({ id }) => id === passkey.passkey.id)) {
    await noteUse(trx, passkey);
    return { isRight: true, by: 'password and passkey' };
  }
  if (!code) return { isRight: false, fault: stepNeeded(), isAsked: true };
  if (!factor?.confirmed_at || !shown.factor) return { isRight: false, fault: wrongCode() };
  const outcome = await tryCode(trx, shown.factor, code, Date.now());
  if (outcome.isRight && outcome.recoveryCodesLeft !== undefined) {
    const after = { recoveryCodesLeft: outcome.recoveryCodesLeft };
    await insertAudit(trx, userId, request.id, { action: 'second-factor.recovery', subject: userId, after });
  }
  return outcome;
}

const stepNeeded = (): HttpError => new HttpError(401, 'staff.codeNeeded', { fields: { code: 'staff.codeNeeded' } });

/** The same with what the browser needs to ask a key, where the account has one. */
export async function askForStep(request: FastifyRequest, userId: string, fault: HttpError): Promise<HttpError> {
  const { db } = request.server.context.database;
  const hasApp = Boolean((await findFactor(db, userId))?.confirmed_at);
  if ((await listPasskeys(db, userId)).length === 0) return fault;
  const passkey = await ask(request, 'step', userId);
  return new HttpError(fault.statusCode, 'staff.codeNeeded', {
    fields: { code: 'staff.codeNeeded' },
    current: { hasApp, passkey },
  });
}
