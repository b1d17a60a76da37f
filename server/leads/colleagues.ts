import { departmentsOf } from '../../contract/leads/departments/index.ts';
import { may, roles } from '../../contract/roles/index.ts';
import type { Db } from '../db/db.ts';
import type { LeadRow } from '../db/tables.ts';
import { isUsableAccount } from '../http/session.ts';

/** To whom a lead can be given: whoever can log in, works with leads, and works for its department and branch. */
export async function colleaguesFor(
  db: Db,
  { department, branch }: Pick<LeadRow, 'department' | 'branch'>,
  now: number,
): Promise<{ userId: string; userName: string }[]> {
  const [accounts, branches] = await Promise.all([
    db.selectFrom('staff').selectAll().orderBy('user_name').orderBy('user_id').execute(),
    db.selectFrom('staff_branches').selectAll().execute(),
  ]);
  const isThere = (userId: string, role: string): boolean => {
    const own = branches.filter(({ user_id }) => user_id === userId).map(({ branch: key }) => key);
    const isOfBranches = roles.find(({ name }) => name === role)?.isOfBranches ?? true;
    return branch === '' || !isOfBranches || own.length === 0 || own.includes(branch);
  };
  return accounts
    .filter((account) => isUsableAccount(account, now))
    .filter(({ role }) => may(role, 'leads.work') && departmentsOf(role).includes(department))
    .filter(({ user_id, role }) => isThere(user_id, role))
    .map(({ user_id, user_name }) => ({ userId: user_id, userName: user_name || user_id }));
}
