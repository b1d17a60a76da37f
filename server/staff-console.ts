import type { HistoryActionName } from '../contract/history.ts';
import { isRealDate } from '../contract/kolkata-time.ts';
import { BASE_LOCALE } from '../contract/locales.ts';
import { messages } from '../contract/messages.ts';
import type { RoleName } from '../contract/roles/index.ts';
import { roleNames } from '../contract/roles/index.ts';
import { owner } from '../contract/roles/owner.ts';
import { say, sentence } from '../contract/sentence.ts';
import { PASSWORD_LENGTH, USER_ID_PATTERN } from '../contract/staff.ts';
import { actors, insertAudit } from './db/audit.ts';
import type { Db, Trx } from './db/db.ts';
import { hasSecondStep, removeSecondSteps } from './db/second-factors.ts';
import { findStaffById, newStaff, toUserId, updateStaff } from './db/staff.ts';
import type { StaffRow } from './db/tables.ts';
import { verifyHistory } from './db/verify-history.ts';
import { readLive } from './documents/live-documents.ts';
import { siteOf } from './documents/site-facts.ts';
import { forgetDevices } from './features/accounts/known-devices.ts';
import { generatePassword, hashPassword, isPassword } from './features/accounts/passwords.ts';
import { whyEasy } from './features/accounts/weak-passwords.ts';
import { endAllSessions } from './http/session.ts';

class StaffConsoleError extends Error {}

const STAFF_USAGE = `Usage: npm run staff -- COMMAND

  list                              all accounts
  add USER_ID [--role ROLE] [--name NAME] [--expires YYYY-MM-DD]
                                    a new account, of an owner if no role is named
  role USER_ID ROLE                 another role: ${roleNames.join(', ')}
  password USER_ID                  a new password; ends every session of the account, and its two-step login
  one-step USER_ID                  no two-step login any more, for somebody who has lost telephone and recovery codes
  disable USER_ID                   no login any more; ends every session of the account
  enable USER_ID                    login works again
  expire USER_ID YYYY-MM-DD|never   the last day on which the account works
  verify-history [SEAL]             whether the history is as it was written; with a seal that was noted
                                    earlier, also whether it is still the same up to there

add and password make a random password and show it once; with --stdin they read it from standard input instead. Whoever
logs in with it is asked for one of their own before anything else.`;

interface Options {
  name?: string | undefined;
  role?: string | undefined;
  expires?: string | undefined;
  /** Chosen by the operator; a random one is made otherwise. */
  password?: string | undefined;
}

/** Carries out one command and returns the lines to show. */
export async function runStaffCommand(
  db: Db,
  [command, userId = '', value]: string[],
  options: Options,
): Promise<string[]> {
  switch (command) {
    case 'list':
      return listAccounts(db);
    case 'add':
      return addAccount(db, userId, options);
    case 'role':
      return change(
        db,
        userId,
        'staff.role',
        { role: toRole(value) },
        `has the role ${value}; its sessions have ended`,
      );
    case 'password':
      return setPassword(db, userId, options);
    case 'one-step':
      return endTwoSteps(db, userId);
    case 'disable':
      return change(db, userId, 'staff.disable', { is_active: 0 }, 'is disabled; its sessions have ended');
    case 'enable':
      return change(db, userId, 'staff.enable', { is_active: 1 }, 'is enabled');
    case 'verify-history':
      return checkHistory(db, userId);
    case 'expire':
      return expireAccount(db, userId, value);
    default:
      throw new StaffConsoleError(STAFF_USAGE);
  }
}

async function checkHistory(db: Db, noted: string): Promise<string[]> {
  const { entries, seal, fault, hasNoted } = await verifyHistory(db, noted);
  if (fault) throw new StaffConsoleError(fault);
  if (noted && !hasNoted) throw new StaffConsoleError(`No entry has the seal ${noted}: the history is another one.`);
  return [`The history is whole: ${entries} entries.`, `Seal: ${seal}   (note it, and check against it later)`];
}

const visible = ({ user_name, role, is_active, expire_date }: StaffRow) => ({
  user_name,
  role,
  is_active,
  expire_date,
});

function toRole(name = ''): RoleName {
  const role = roleNames.find((known) => known === name);
  if (!role) throw new StaffConsoleError(`A role is one of ${roleNames.join(', ')}.`);
  return role;
}

async function listAccounts(db: Db): Promise<string[]> {
  const accounts = await db
    .selectFrom('staff')
    .selectAll('staff')
    .select(hasSecondStep)
    .orderBy('staff.user_id')
    .execute();
  return accounts.map(({ user_id, user_name, role, is_active, expire_date, has_second_step }) =>
    [
      user_id.padEnd(24),
      role.padEnd(8),
      (is_active ? 'active' : 'disabled').padEnd(9),
      (expire_date ?? 'no end').padEnd(11),
      (has_second_step ? 'two steps' : 'one step').padEnd(10),
      user_name,
    ].join(' '),
  );
}

async function addAccount(db: Db, userId: string, options: Options): Promise<string[]> {
  if (!USER_ID_PATTERN.test(userId)) {
    throw new StaffConsoleError('The user id must have 1 to 64 letters, digits or . _ @ -');
  }
  if (await findStaffById(db, toUserId(userId))) throw new StaffConsoleError(`There is an account ${userId} already.`);
  const { password, lines } = await choosePassword(db, options, userId);
  const account = newStaff(userId, await hashPassword(password), toRole(options.role ?? owner.name));
  account.must_change_password = 1;
  account.user_name = options.name ?? account.user_name;
  account.expire_date = options.expires === undefined ? null : toExpireDate(options.expires);
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('staff').values(account).execute();
    await insertAudit(trx, actors.console, '', {
      action: 'staff.add',
      subject: account.user_id,
      after: visible(account),
    });
  });
  return [`Account ${account.user_id} was added.`, ...lines];
}

async function setPassword(db: Db, userId: string, options: Options): Promise<string[]> {
  const { password, lines } = await choosePassword(db, options, userId);
  await refuseSamePassword(db, userId, password);
  const password_hash = await hashPassword(password);
  const hadTwoSteps = await hasTwoSteps(db, userId);
  const done = await change(
    db,
    userId,
    'staff.password',
    { password_hash, must_change_password: 1 },
    'has a new password; its sessions have ended',
    // Only the old password could read its secret.
    async (trx, account) => {
      await removeSecondSteps(trx, account.user_id);
      await forgetDevices(trx, account.user_id);
    },
  );
  return [
    ...done,
    ...(hadTwoSteps ? ['Its two-step login is off; it can be turned on again in the panel.'] : []),
    ...lines,
  ];
}

async function hasTwoSteps(db: Db, userId: string): Promise<boolean> {
  const account = db.selectFrom('staff').select(hasSecondStep).where('user_id', '=', toUserId(userId));
  return Boolean((await account.executeTakeFirst())?.has_second_step);
}

const endTwoSteps = (db: Db, userId: string): Promise<string[]> =>
  change(db, userId, 'staff.one-step', {}, 'logs in with its password alone; its sessions have ended', removeOrSay);

async function removeOrSay(trx: Trx, { user_id }: StaffRow): Promise<void> {
  if (!(await removeSecondSteps(trx, user_id)))
    throw new StaffConsoleError(`Account ${user_id} has no two-step login.`);
}

async function expireAccount(db: Db, userId: string, date = ''): Promise<string[]> {
  const expire_date = toExpireDate(date);
  return change(db, userId, 'staff.expire', { expire_date }, expire_date ? `works until ${expire_date}` : 'has no end');
}

async function change(
  db: Db,
  userId: string,
  action: HistoryActionName,
  values: Partial<StaffRow>,
  done: string,
  more: (trx: Trx, account: StaffRow) => Promise<void> = async () => {},
): Promise<string[]> {
  const account = await findStaffById(db, toUserId(userId));
  if (!account) throw new StaffConsoleError(`There is no account ${userId}. "npm run staff -- list" shows them all.`);
  await db.transaction().execute(async (trx) => {
    await updateStaff(trx, account.user_id, { user_id: account.user_id, ...values });
    await more(trx, account);
    await endAllSessions(trx, account.user_id);
    const [before, after] = [visible(account), visible({ ...account, ...values })];
    await insertAudit(trx, actors.console, '', { action, subject: account.user_id, before, after });
  });
  return [`Account ${account.user_id} ${done}.`];
}

async function refuseSamePassword(db: Db, userId: string, password: string): Promise<void> {
  const account = await findStaffById(db, toUserId(userId));
  if (account && (await isPassword(password, account.password_hash))) {
    throw new StaffConsoleError(messages.staff.passwordSame);
  }
}

async function choosePassword(
  db: Db,
  { password }: Options,
  userId: string,
): Promise<{ password: string; lines: string[] }> {
  if (password === undefined) {
    const generated = generatePassword();
    return { password: generated, lines: [`Password: ${generated}   (shown only this once)`] };
  }
  const { least, most } = PASSWORD_LENGTH;
  if (password.length < least || password.length > most) {
    throw new StaffConsoleError(`The password must have ${least} to ${most} characters.`);
  }
  const site = siteOf(await readLive(db));
  const weakness = await whyEasy(password, toUserId(userId), site[BASE_LOCALE]);
  if (weakness) throw new StaffConsoleError(say(sentence(weakness)));
  return { password, lines: [] };
}

function toExpireDate(text: string): string | null {
  if (text === 'never') return null;
  if (!isRealDate(text)) throw new StaffConsoleError(`"${text}" is no date; write it as YYYY-MM-DD, or never.`);
  return text;
}
