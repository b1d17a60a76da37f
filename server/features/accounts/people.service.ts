import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { newPersonSchema, personChangeSchema, personSchema } from '../../../contract/schemas/people.ts';
import type { Sentence } from '../../../contract/sentence.ts';
import { sentence } from '../../../contract/sentence.ts';
import { recordChange } from '../../changes/record-change.ts';
import type { Db, Trx } from '../../db/db.ts';
import { removeSecondSteps } from '../../db/second-factors.ts';
import { branchesOf, findStaffById, newStaff, toUserId, updateStaff } from '../../db/staff.ts';
import type { StaffRow } from '../../db/tables.ts';
import { HttpError } from '../../http/http-error.ts';
import { countSessions, endAllSessions } from '../../http/session.ts';
import { endUnfitDuty } from '../../leads/duty-rows.ts';
import { countOpenLeads, openLeadsText } from '../../leads/open-leads.ts';
import type { Invitation } from './invitations.ts';
import { invite, withdrawInvitation } from './invitations.ts';
import { forgetDevices } from './known-devices.ts';
import { NO_PASSWORD } from './passwords.ts';
import {
  hasLastingOwner,
  holdOwners,
  listBranches,
  listPeople,
  replaceBranches,
  updatePerson,
} from './people.repository.ts';

type NewPerson = z.output<typeof newPersonSchema>;
type PersonChange = z.output<typeof personChangeSchema>;
type Person = z.input<typeof personSchema>;

/** Every change is made while the owners are held, is in the history, and leaves an owner behind. */
async function change<Result>(request: FastifyRequest, make: (trx: Trx) => Promise<Result>): Promise<Result> {
  return request.server.context.database.db.transaction().execute(async (trx) => {
    await holdOwners(trx);
    const result = await make(trx);
    if (!(await hasLastingOwner(trx))) throw new HttpError(409, 'people.lastOwner');
    return result;
  });
}

export async function readPeople(db: Db, now: number): Promise<Person[]> {
  const sessions = await countSessions(db, now);
  const leads = await countOpenLeads(db);
  return (await listPeople(db, now)).map((row) => ({
    userId: row.user_id,
    userName: row.user_name,
    email: row.email,
    mobileNo: row.mobile_no,
    role: row.role,
    branches: row.branches,
    isActive: row.is_active === 1,
    lastDay: row.expire_date,
    version: row.version,
    lastLoginAt: row.last_login_at,
    hasSecondFactor: Boolean(row.has_second_step),
    invitedUntil: row.expires_at,
    openSessions: sessions.get(row.user_id) ?? 0,
    openLeads: leads.get(row.user_id) ?? 0,
  }));
}

export async function addPerson(request: FastifyRequest, person: NewPerson): Promise<Invitation> {
  const { db } = request.server.context.database;
  await refuseUnknownBranches(db, person.branches);
  const account = newStaff(person.userId, NO_PASSWORD, person.role);
  account.user_name = person.userName || account.user_name;
  if (await findStaffById(db, account.user_id)) throw alreadyThere();
  return change(request, async (trx) => {
    const added = await trx
      .insertInto('staff')
      .values(account)
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n) throw alreadyThere();
    await replaceBranches(trx, account.user_id, person.branches);
    const after = { ...shown(account), branches: person.branches };
    await recordChange(trx, request, { action: 'staff.add', subject: account.user_id, after });
    return invite(trx, account.user_id, Date.now());
  });
}

/** Answers what to say about it. */
export async function changePerson(request: FastifyRequest, userId: string, person: PersonChange): Promise<Sentence> {
  return change(request, async (trx) => {
    const account = await existing(trx, userId);
    const before = { ...shown(account), branches: await branchesOf(trx, account.user_id) };
    // What was set aside since may stay: the only branch of somebody must not become all of them.
    await refuseUnknownBranches(trx, person.branches, before.branches);
    const changed = {
      user_name: person.userName,
      role: person.role,
      is_active: person.isActive ? 1 : 0,
      expire_date: person.lastDay,
    };
    if (!(await updatePerson(trx, account.user_id, person.version, changed))) {
      const [current] = (await readPeople(trx, Date.now())).filter((one) => one.userId === account.user_id);
      throw new HttpError(409, 'people.changedMeanwhile', { ...(current && { current }) });
    }
    await replaceBranches(trx, account.user_id, person.branches);
    if (!person.isActive) {
      await endAllSessions(trx, account.user_id);
      await withdrawInvitation(trx, account.user_id);
    }
    const after = { ...shown({ ...account, ...changed }), branches: person.branches };
    await recordChange(trx, request, { action: 'staff.change', subject: account.user_id, before, after });
    const duty = await endUnfitDuty(trx, account.user_id, person);
    if (duty) await recordChange(trx, request, { action: 'team.duty', subject: account.user_id, ...duty });
    const leads = person.isActive ? 0 : ((await countOpenLeads(trx)).get(account.user_id) ?? 0);
    return leads > 0
      ? sentence('people.changedWithLeads', { count: openLeadsText(leads) })
      : sentence('people.changed');
  });
}

/** From this moment on the account has no password but the one that the link leads to. */
export async function invitePerson(request: FastifyRequest, userId: string): Promise<Invitation> {
  return change(request, async (trx) => {
    const { user_id } = await existing(trx, userId);
    await updateStaff(trx, user_id, { password_hash: NO_PASSWORD });
    // Only the old password could read the secret of the app, and whoever lost the password may have lost the device.
    await removeSecondSteps(trx, user_id);
    await endAllSessions(trx, user_id);
    await forgetDevices(trx, user_id);
    await recordChange(trx, request, { action: 'staff.invite', subject: user_id });
    return invite(trx, user_id, Date.now());
  });
}

export async function endSecondFactorOf(request: FastifyRequest, userId: string): Promise<void> {
  await change(request, async (trx) => {
    const { user_id } = await existing(trx, userId);
    if (!(await removeSecondSteps(trx, user_id))) throw new HttpError(409, 'secondFactor.notOn');
    await endAllSessions(trx, user_id);
    await recordChange(trx, request, { action: 'staff.one-step', subject: user_id });
  });
}

export async function existing(db: Db, userId: string): Promise<StaffRow> {
  const account = await findStaffById(db, toUserId(userId));
  if (!account) throw new HttpError(404, 'people.unknown');
  return account;
}

async function refuseUnknownBranches(db: Db, branches: readonly string[], held: readonly string[] = []): Promise<void> {
  const known = new Set([...held, ...(await listBranches(db)).map(({ branch }) => branch)]);
  if (branches.every((branch) => known.has(branch))) return;
  throw new HttpError(400, 'people.branchInvalid', { fields: { branches: 'people.branchInvalid' } });
}

const alreadyThere = () => new HttpError(409, 'people.exists', { fields: { userId: 'people.exists' } });

/** What the history tells of an account. */
const shown = ({ user_name, role, is_active, expire_date }: StaffRow) => ({ user_name, role, is_active, expire_date });
