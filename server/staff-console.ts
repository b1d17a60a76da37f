import { isRealDate } from '../contract/kolkata-time.ts';
import { messages } from '../contract/messages.ts';
import { say, sentence } from '../contract/sentence.ts';
import { PASSWORD_LENGTH, USER_ID_PATTERN } from '../contract/staff.ts';
import { insertAudit } from './db/audit.ts';
import type { Db, Trx } from './db/db.ts';
import { findFactor, removeFactor } from './db/second-factors.ts';
import { findStaffById, newStaff, toUserId, updateStaff } from './db/staff.ts';
import type { StaffRow } from './db/tables.ts';
import { forgetDevices } from './features/accounts/known-devices.ts';
import { generatePassword, hashPassword, isPassword } from './features/accounts/passwords.ts';
import { passwordWeakness } from './features/accounts/weak-passwords.ts';
import { endAllSessions } from './http/session.ts';

class StaffConsoleError extends Error {}

const STAFF_USAGE = `Usage: npm run staff -- COMMAND

  list                              all accounts
  add USER_ID [--name NAME] [--expires YYYY-MM-DD]
                                    a new account
  password USER_ID                  a new password; ends every session of the account, and its two-step login
  one-step USER_ID                  no two-step login any more, for somebody who has lost telephone and recovery codes
  disable USER_ID                   no login any more; ends every session of the account
  enable USER_ID                    login works again
  expire USER_ID YYYY-MM-DD|never   the last day on which the account works

add and password make a random password and show it once; with --stdin they read it from standard input instead.`;

interface Options {
  name?: string | undefined;
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
    case 'password':
      return setPassword(db, userId, options);
    case 'one-step':
      return endTwoSteps(db, userId);
    case 'disable':
      return change(db, userId, 'staff.disable', { is_active: 0 }, 'is disabled; its sessions have ended');
    case 'enable':
      return change(db, userId, 'staff.enable', { is_active: 1 }, 'is enabled');
    case 'expire':
      return expireAccount(db, userId, value);
    default:
      throw new StaffConsoleError(STAFF_USAGE);
  }
}

/** Who is named in the audit for what was done here. */
const CONSOLE = '(console)';

const visible = ({ user_name, is_active, expire_date }: StaffRow) => ({ user_name, is_active, expire_date });

async function listAccounts(db: Db): Promise<string[]> {
  const accounts = await db
    .selectFrom('staff')
    .leftJoin('second_factors', 'second_factors.user_id', 'staff.user_id')
    .selectAll('staff')
    .select('confirmed_at')
    .orderBy('staff.user_id')
    .execute();
  return accounts.map(({ user_id, user_name, is_active, expire_date, confirmed_at }) =>
    [
      user_id.padEnd(24),
      (is_active ? 'active' : 'disabled').padEnd(9),
      (expire_date ?? 'no end').padEnd(11),
      (confirmed_at ? 'two steps' : 'one step').padEnd(10),
      user_name,
    ].join(' '),
  );
}

async function addAccount(db: Db, userId: string, options: Options): Promise<string[]> {
  if (!USER_ID_PATTERN.test(userId)) {
    throw new StaffConsoleError('The user id must have 1 to 64 letters, digits or . _ @ -');
  }
  if (await findStaffById(db, toUserId(userId))) throw new StaffConsoleError(`There is an account ${userId} already.`);
  const { password, lines } = choosePassword(options, userId);
  const account = newStaff(userId, await hashPassword(password));
  account.user_name = options.name ?? account.user_name;
  account.expire_date = options.expires === undefined ? null : toExpireDate(options.expires);
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('staff').values(account).execute();
    await insertAudit(trx, CONSOLE, '', { action: 'staff.add', subject: account.user_id, after: visible(account) });
  });
  return [`Account ${account.user_id} was added.`, ...lines];
}

async function setPassword(db: Db, userId: string, options: Options): Promise<string[]> {
  const { password, lines } = choosePassword(options, userId);
  await refuseSamePassword(db, userId, password);
  const password_hash = await hashPassword(password);
  const hadTwoSteps = await hasFactor(db, userId);
  const done = await change(
    db,
    userId,
    'staff.password',
    { password_hash },
    'has a new password; its sessions have ended',
    // Only the old password could read its secret.
    async (trx, account) => {
      await removeFactor(trx, account.user_id);
      await forgetDevices(trx, account.user_id);
    },
  );
  return [
    ...done,
    ...(hadTwoSteps ? ['Its two-step login is off; it can be turned on again in the panel.'] : []),
    ...lines,
  ];
}

const hasFactor = async (db: Db, userId: string) => Boolean((await findFactor(db, toUserId(userId)))?.confirmed_at);

const endTwoSteps = (db: Db, userId: string): Promise<string[]> =>
  change(db, userId, 'staff.one-step', {}, 'logs in with its password alone; its sessions have ended', removeOrSay);

async function removeOrSay(trx: Trx, { user_id }: StaffRow): Promise<void> {
  if (!(await removeFactor(trx, user_id))) throw new StaffConsoleError(`Account ${user_id} has no two-step login.`);
}

async function expireAccount(db: Db, userId: string, date = ''): Promise<string[]> {
  const expire_date = toExpireDate(date);
  return change(db, userId, 'staff.expire', { expire_date }, expire_date ? `works until ${expire_date}` : 'has no end');
}

async function change(
  db: Db,
  userId: string,
  action: string,
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
    await insertAudit(trx, CONSOLE, '', { action, subject: account.user_id, before, after });
  });
  return [`Account ${account.user_id} ${done}.`];
}

async function refuseSamePassword(db: Db, userId: string, password: string): Promise<void> {
  const account = await findStaffById(db, toUserId(userId));
  if (account && (await isPassword(password, account.password_hash))) {
    throw new StaffConsoleError(messages.staff.passwordSame);
  }
}

function choosePassword({ password }: Options, userId: string): { password: string; lines: string[] } {
  if (password === undefined) {
    const generated = generatePassword();
    return { password: generated, lines: [`Password: ${generated}   (shown only this once)`] };
  }
  const { least, most } = PASSWORD_LENGTH;
  if (password.length < least || password.length > most) {
    throw new StaffConsoleError(`The password must have ${least} to ${most} characters.`);
  }
  const weakness = passwordWeakness(password, toUserId(userId));
  if (weakness) throw new StaffConsoleError(say(sentence(weakness)));
  return { password, lines: [] };
}

function toExpireDate(text: string): string | null {
  if (text === 'never') return null;
  if (!isRealDate(text)) throw new StaffConsoleError(`"${text}" is no date; write it as YYYY-MM-DD, or never.`);
  return text;
}
