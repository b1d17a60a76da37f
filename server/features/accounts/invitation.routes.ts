import type { FastifyInstance } from 'fastify';
import { BASE_LOCALE } from '../../../contract/locales.ts';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { insertAudit } from '../../db/audit.ts';
import type { Db } from '../../db/db.ts';
import { updateStaff } from '../../db/staff.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import { isUsableAccount } from '../../http/session.ts';
import { findInvited, spendInvitation } from './invitations.ts';
import { logLogin } from './login-log.ts';
import { hashPassword } from './passwords.ts';
import { whyEasy } from './weak-passwords.ts';

/** For whoever has the link. Nobody can guess one, so tries are not counted. */
export function invitationRoutes(app: FastifyInstance): void {
  const { database, site } = app.context;
  const { db } = database;

  route(app, endpoints.readInvitation, async ({ body }) => {
    const { user_id, user_name } = await invited(db, body.token);
    return { userId: user_id, userName: user_name };
  });

  route(app, endpoints.acceptInvitation, async ({ request, body: { token, newPassword } }) => {
    // Before the password is hashed, which is dear.
    const { user_id } = await invited(db, token);
    const fault = await whyEasy(newPassword, user_id, (await site.current())[BASE_LOCALE]);
    if (fault) throw new HttpError(400, fault, { fields: { newPassword: fault } });
    const password_hash = await hashPassword(newPassword);
    await db.transaction().execute(async (trx) => {
      if (!(await spendInvitation(trx, token, Date.now()))) throw noLonger();
      await updateStaff(trx, user_id, { password_hash, must_change_password: 0 });
      await insertAudit(trx, user_id, request.id, { action: 'staff.join', subject: user_id });
    });
    logLogin(request, user_id, 'password chosen by invitation');
    return { message: messages.people.joined };
  });
}

async function invited(db: Db, token: string) {
  const now = Date.now();
  const account = await findInvited(db, token, now);
  if (!account || !isUsableAccount(account, now)) throw noLonger();
  return account;
}

const noLonger = () => new HttpError(410, 'people.invitationInvalid');
