import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import { BASE_LOCALE } from '../../../contract/locales.ts';
import { messages } from '../../../contract/messages.ts';
import { roles } from '../../../contract/roles/index.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import type { accountSchema, passwordChangeSchema } from '../../../contract/schemas/staff.ts';
import { PASSWORD_MASK } from '../../../contract/staff.ts';
import { recordChange } from '../../changes/record-change.ts';
import { findFactor, updateFactor } from '../../db/second-factors.ts';
import { branchesOf, holdStaff, toUserId, updateStaff } from '../../db/staff.ts';
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import type { Staff } from '../../http/session.ts';
import { endAllSessions, setSessionCookie, startSession } from '../../http/session.ts';
import { forgetDevices, rememberDevice, setDeviceCookie } from './known-devices.ts';
import { logLogin } from './login-log.ts';
import { countConfirmation } from './login-throttle.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { reencrypted } from './second-factor.ts';
import type { Dealership } from './weak-passwords.ts';
import { whyEasy } from './weak-passwords.ts';

type PasswordChange = z.output<typeof passwordChangeSchema>;

export function profileRoutes(app: FastifyInstance): void {
  const { database, site } = app.context;
  const { db } = database;

  route(app, endpoints.whoAmI, async ({ request }) => toAccount(staffOf(request)));

  route(app, endpoints.myPermissions, async ({ request }) => {
    const { user_id, role, mustFirst } = staffOf(request);
    const definition = roles.find(({ name }) => name === role);
    return {
      role,
      roleTitle: definition?.title ?? role,
      ...(definition?.opensAt && { opensAt: definition.opensAt }),
      permissions: [...(definition?.permissions ?? [])],
      branches: await branchesOf(db, user_id),
      mustFirst,
    };
  });

  route(app, endpoints.updateProfile, async ({ request, params, body }) => {
    const account = ownAccount(request, params.userId);
    await db.transaction().execute(async (trx) => {
      const held = await holdStaff(trx, account);
      if (!held) throw new HttpError(401, 'staff.unauthorized');
      const { user_id, user_name, email, mobile_no } = held;
      const before = { user_name, email, mobile_no };
      // What the call leaves out stays as it is; an empty text clears it.
      const after = {
        user_name: body.userName ?? user_name,
        email: body.email ?? email,
        mobile_no: body.mobileNo ?? mobile_no,
      };
      await updateStaff(trx, user_id, after);
      await recordChange(trx, request, { action: 'profile.update', subject: user_id, before, after });
    });
    return { message: messages.staff.profileUpdated };
  });

  route(app, endpoints.changePassword, async ({ request, reply, params, body }) => {
    const account = ownAccount(request, params.userId);
    const tries = await countConfirmation(request);
    if (!(await isPassword(body.oldPassword, account.password_hash))) {
      logLogin(request, account.user_id, 'password not confirmed');
      throw wrongPassword();
    }
    await tries.succeed();
    await refuseEasyPassword(account, body, (await site.current())[BASE_LOCALE]);
    const password_hash = await hashPassword(body.newPassword);
    const factor = await reencrypted(db, account.user_id, body.oldPassword, body.newPassword);
    const { sessionId, deviceId } = await db.transaction().execute(async (trx) => {
      if (!(await holdStaff(trx, account))) throw wrongPassword();
      await updateStaff(trx, account.user_id, { password_hash, must_change_password: 0 });
      // One that was begun meanwhile is encrypted by the old password, and would shut its owner out.
      const isReencrypted = factor
        ? await updateFactor(trx, factor.row, { sealed_secret: factor.sealed_secret })
        : !(await findFactor(trx, account.user_id));
      if (!isReencrypted) throw new HttpError(409, 'secondFactor.changed');
      await recordChange(trx, request, { action: 'password.change', subject: account.user_id });
      await endAllSessions(trx, account.user_id);
      await forgetDevices(trx, account.user_id);
      return {
        sessionId: await startSession(trx, request, account.user_id),
        deviceId: await rememberDevice(trx, request, account.user_id),
      };
    });
    setSessionCookie(request, reply, sessionId);
    setDeviceCookie(request, reply, deviceId);
    return { message: messages.staff.passwordUpdated };
  });
}

/** Asked only now: whether it is the current one is for nobody to find out who does not know that. */
async function refuseEasyPassword(
  account: Staff,
  { oldPassword, newPassword }: PasswordChange,
  site: Dealership,
): Promise<void> {
  const isSame = newPassword.normalize('NFC') === oldPassword.normalize('NFC');
  const fault = isSame ? 'staff.passwordSame' : await whyEasy(newPassword, account.user_id, site);
  if (fault) throw new HttpError(400, fault, { fields: { newPassword: fault } });
}

const wrongPassword = () =>
  new HttpError(400, 'staff.passwordWrong', { fields: { oldPassword: 'staff.passwordWrong' } });

/** The session says whose account it is; an address that names another one is refused. */
function ownAccount(request: FastifyRequest, userId: string): Staff {
  const staff = staffOf(request);
  if (toUserId(userId) !== staff.user_id) throw new HttpError(403, 'staff.otherAccount');
  return staff;
}

const toAccount = (staff: Staff): z.input<typeof accountSchema> => ({
  user_id: staff.user_id,
  password: PASSWORD_MASK,
  user_name: staff.user_name,
  mobile_no: staff.mobile_no,
  email: staff.email,
  city: staff.city,
  created_date: kolkataDate(staff.created_at),
  expire_date: staff.expire_date,
  Status: 'active',
});
