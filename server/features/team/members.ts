import type { FastifyRequest } from 'fastify';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import { departmentsWorkedBy } from '../../../contract/leads/departments/index.ts';
import { roles } from '../../../contract/roles/index.ts';
import type { Db, Trx } from '../../db/db.ts';
import { branchesOf, findStaffById, toUserId } from '../../db/staff.ts';
import type { StaffRow } from '../../db/tables.ts';
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { isUsableAccount } from '../../http/session.ts';
import type { Worker } from '../../leads/duty-rows.ts';
import { branchesWorkedFor } from '../../leads/duty-rows.ts';
import type { Sight } from '../../leads/sight.ts';
import { sightOf } from '../../leads/sight.ts';
import { holdPerson } from './team.repository.ts';

export type Member = StaffRow & { branches: string[] };

export const sightOfAsker = (db: Db, request: FastifyRequest): Promise<Sight> => sightOf(db, staffOf(request));

/** Whoever works for all branches says it of everybody; the others of people who work for one of theirs. */
export function isRunBy({ branches: own }: Sight, worker: Worker): boolean {
  if (!own) return true;
  if (!roles.find(({ name }) => name === worker.role)?.isOfBranches) return false;
  return branchesWorkedFor(worker)?.some((branch) => own.includes(branch)) ?? true;
}

export const isOfTeam = ({ role }: Pick<StaffRow, 'role'>): boolean => departmentsWorkedBy(role).length > 0;

const unknown = () => new HttpError(404, 'team.unknown');

/** Somebody who is there, works with leads and is run by the asker; held until the transaction ends. */
export async function holdMember(trx: Trx, sight: Sight, userId: string): Promise<Member> {
  const account = await holdPerson(trx, toUserId(userId));
  if (!account || !isOfTeam(account) || !isUsableAccount(account, Date.now())) throw unknown();
  return withBranches(trx, sight, account);
}

/** Anybody whose leads can be handed over: also who has left, or works with leads no more. */
export async function findFormer(trx: Trx, sight: Sight, userId: string): Promise<Member> {
  const account = await findStaffById(trx, toUserId(userId));
  if (!account) throw unknown();
  return withBranches(trx, sight, account);
}

async function withBranches(trx: Trx, sight: Sight, account: StaffRow): Promise<Member> {
  const member = { ...account, branches: await branchesOf(trx, account.user_id) };
  if (!isRunBy(sight, member)) throw unknown();
  return member;
}

export async function isAway(db: Db, userId: string, now: number): Promise<boolean> {
  const today = kolkataDate(now);
  const found = await db
    .selectFrom('absences')
    .select('id')
    .where('user_id', '=', userId)
    .where('from_day', '<=', today)
    .where('to_day', '>=', today)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
