import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Trx } from '../../db/db.ts';
import { holdStaff } from '../../db/staff.ts';
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { endAllSessions, setSessionCookie, startSession } from '../../http/session.ts';
import { logLogin } from './login-log.ts';
import { countConfirmation } from './login-throttle.ts';
import { isPassword } from './passwords.ts';
import type { Shown } from './second-steps.ts';
import { examine, tryStep } from './second-steps.ts';

/** How somebody changes the ways into their own account: an open session alone is not enough for that. */

export async function checkPassword(request: FastifyRequest, password: string) {
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
export async function changeOwn(request: FastifyRequest, change: (trx: Trx) => Promise<void>): Promise<void> {
  await request.server.context.database.db.transaction().execute(async (trx) => {
    if (!(await holdStaff(trx, staffOf(request)))) throw wrongPassword();
    await change(trx);
  });
}

/** Both steps once more: whoever finds an open session, or learns the password, cannot take the second one away. */
export async function changeProven(
  request: FastifyRequest,
  proof: Shown,
  change: (trx: Trx) => Promise<void>,
): Promise<void> {
  const { user_id } = await checkPassword(request, proof.password);
  const shown = await examine(request, user_id, proof);
  let fault: HttpError | undefined;
  await changeOwn(request, async (trx) => {
    const outcome = await tryStep(trx, request, user_id, shown);
    if (outcome.isRight) await change(trx);
    // Thrown only once the transaction is over: what is known about wrong codes must not be undone with it.
    else fault = outcome.fault;
  });
  if (!fault) return;
  logLogin(request, user_id, 'code not confirmed');
  // Nobody is logged out for it.
  throw fault.statusCode === 401 ? new HttpError(400, fault.sentence, { fields: { code: fault.sentence } }) : fault;
}

/** Whoever is logged in elsewhere came in by other rules than those that hold from now on. */
export async function startAnew(trx: Trx, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { user_id } = staffOf(request);
  await endAllSessions(trx, user_id);
  setSessionCookie(request, reply, await startSession(trx, request, user_id));
}

const wrongPassword = () => new HttpError(400, 'staff.passwordWrong', { fields: { password: 'staff.passwordWrong' } });
