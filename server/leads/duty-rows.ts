import type { DepartmentName } from '../../contract/leads/departments/index.ts';
import { departmentsWorkedBy } from '../../contract/leads/departments/index.ts';
import { roles } from '../../contract/roles/index.ts';
import type { Db, Trx } from '../db/db.ts';

/** Where somebody is given leads, of which department. */
export interface DutyPlace {
  branch: string;
  department: DepartmentName;
}

/** What decides for whom an account can work. */
export interface Worker {
  role: string;
  /** As the account names them. */
  branches: readonly string[];
}

export const dutyOf = (db: Db, userId: string): Promise<DutyPlace[]> =>
  db
    .selectFrom('duty')
    .select(['branch', 'department'])
    .where('user_id', '=', userId)
    .orderBy('branch')
    .orderBy('department')
    .execute();

/** As the history tells it. */
export const dutyWords = (duty: readonly DutyPlace[]): string[] =>
  duty.map(({ branch, department }) => `${department} at ${branch}`);

/** Undefined: they work for all. */
export function branchesWorkedFor({ role, branches }: Worker): readonly string[] | undefined {
  const isOfBranches = roles.find(({ name }) => name === role)?.isOfBranches ?? true;
  return isOfBranches && branches.length > 0 ? branches : undefined;
}

export const canBeOnDuty = (worker: Worker, { branch, department }: DutyPlace): boolean =>
  departmentsWorkedBy(worker.role).includes(department) && (branchesWorkedFor(worker)?.includes(branch) ?? true);

/** After a change of role or branches: nobody is on duty where they no longer work. Undefined: nothing had to end. */
export async function endUnfitDuty(
  trx: Trx,
  userId: string,
  worker: Worker,
): Promise<{ before: string[]; after: string[] } | undefined> {
  const duty = await dutyOf(trx, userId);
  const staying = duty.filter((place) => canBeOnDuty(worker, place));
  if (staying.length === duty.length) return undefined;
  for (const place of duty) if (!staying.includes(place)) await removeDuty(trx, userId, place);
  return { before: dutyWords(duty), after: dutyWords(staying) };
}

export async function removeDuty(trx: Trx, userId: string, { branch, department }: DutyPlace): Promise<void> {
  await trx
    .deleteFrom('duty')
    .where('user_id', '=', userId)
    .where('branch', '=', branch)
    .where('department', '=', department)
    .execute();
}
