import { MINUTE_MS } from '../../../contract/durations.ts';
import { sentence, waitText } from '../../../contract/sentence.ts';
import type { Db, Trx } from '../../db/db.ts';
import { countRecoveryCodes, findFactor, spendRecoveryCode, updateFactor } from '../../db/second-factors.ts';
import type { SecondFactorRow } from '../../db/tables.ts';
import { HttpError } from '../../http/http-error.ts';
import { decryptByPassword, encryptByPassword } from './password-encryption.ts';
import { bareCode, recoveryCodeHash } from './recovery-codes.ts';
import { isTimedCode, matchingStep } from './totp.ts';

const DAY_MINUTES = 24 * 60;
/** So many wrong codes in a row are a person's mistakes. After that each further one doubles the wait, up to a day. */
const FREE_MISTAKES = 5;

/** A factor with its secret in the open, as long as somebody is at the door. */
export interface OpenFactor {
  row: SecondFactorRow;
  secret: Buffer;
}

/** Undefined where the account has none. The password must have been checked. Takes as long as checking it did. */
export async function openFactor(db: Db, userId: string, password: string): Promise<OpenFactor | undefined> {
  const row = await findFactor(db, userId);
  return row && { row, secret: await decryptByPassword(row.sealed_secret, password, userId) };
}

/** The same secret under another password; to be stored in the transaction that changes the password. */
export async function reencrypted(db: Db, userId: string, password: string, newPassword: string) {
  const open = await openFactor(db, userId, password);
  return open && { row: open.row, sealed_secret: await encryptByPassword(open.secret, newPassword, userId) };
}

type Way = 'password' | 'password and code' | 'password and recovery code' | 'password and passkey';
export type CodeOutcome =
  | { isRight: true; by: Way; recoveryCodesLeft?: number }
  | { isRight: false; fault: HttpError; isAsked?: true };

/**
 * Whether the code opens the door, once: a code of the app counts for one login, a recovery code for one ever. To be called
 * while the account is held, and its outcome kept whatever it is: a wrong code must be remembered.
 */
export async function tryCode(trx: Trx, { row, secret }: OpenFactor, code: string, now: number): Promise<CodeOutcome> {
  const current = await findFactor(trx, row.user_id);
  if (!current || current.sealed_secret !== row.sealed_secret) return { isRight: false, fault: wrongCode() };
  const bare = bareCode(code);
  return isTimedCode(bare) ? tryTimedCode(trx, current, secret, bare, now) : tryRecoveryCode(trx, current, bare);
}

async function tryTimedCode(
  trx: Trx,
  row: SecondFactorRow,
  secret: Buffer,
  code: string,
  now: number,
): Promise<CodeOutcome> {
  const restsForMs = restsUntil(row) - now;
  if (restsForMs > 0) return { isRight: false, fault: tooManyCodes(restsForMs) };
  const step = matchingStep(secret, code, now);
  if (step === undefined || step <= row.last_step) {
    await updateFactor(trx, row, { wrong_codes: row.wrong_codes + 1, last_wrong_at: now });
    return { isRight: false, fault: wrongCode() };
  }
  await updateFactor(trx, row, { last_step: step, wrong_codes: 0 });
  return { isRight: true, by: 'password and code' };
}

/** Nobody guesses one, so these work also while the codes of the app have to rest. */
async function tryRecoveryCode(trx: Trx, row: SecondFactorRow, code: string): Promise<CodeOutcome> {
  if (!(await spendRecoveryCode(trx, row.user_id, recoveryCodeHash(code)))) {
    return { isRight: false, fault: wrongCode() };
  }
  await updateFactor(trx, row, { wrong_codes: 0 });
  const recoveryCodesLeft = await countRecoveryCodes(trx, row.user_id);
  return { isRight: true, by: 'password and recovery code', recoveryCodesLeft };
}

function restsUntil({ wrong_codes, last_wrong_at }: SecondFactorRow): number {
  if (wrong_codes < FREE_MISTAKES) return 0;
  return last_wrong_at + Math.min(2 ** (wrong_codes - FREE_MISTAKES), DAY_MINUTES) * MINUTE_MS;
}

export const wrongCode = (): HttpError =>
  new HttpError(401, 'staff.codeWrong', { fields: { code: 'staff.codeWrong' } });

function tooManyCodes(restsForMs: number): HttpError {
  const fault = sentence('staff.codesRest', { duration: waitText(Math.ceil(restsForMs / MINUTE_MS)) });
  return new HttpError(429, fault, { fields: { code: fault }, retryAfterSeconds: Math.ceil(restsForMs / 1000) });
}
