import { owner } from '../../../contract/roles/owner.ts';
import type { Db, Trx } from '../../db/db.ts';
import { hasSecondStep } from '../../db/second-factors.ts';
import type { StaffRow } from '../../db/tables.ts';
import { branchKind } from '../../documents/kinds/branch.ts';
import { NO_PASSWORD } from './passwords.ts';

/** Every account with what stands in other tables about it. */
export async function listPeople(db: Db, now: number) {
  const accounts = await db
    .selectFrom('staff')
    .leftJoin('invitations', (join) =>
      join.onRef('invitations.user_id', '=', 'staff.user_id').on('invitations.expires_at', '>', now),
    )
    .selectAll('staff')
    .select(['invitations.expires_at', hasSecondStep])
    .orderBy('staff.user_id')
    .execute();
  const branches = await db.selectFrom('staff_branches').selectAll().orderBy('branch').execute();
  return accounts.map((account) => ({
    ...account,
    branches: branches.filter(({ user_id }) => user_id === account.user_id).map(({ branch }) => branch),
  }));
}

/** By the keys under which accounts have them. */
export const listBranches = (db: Db): Promise<{ branch: string; name: string }[]> =>
  db
    .selectFrom('documents')
    .select(['key as branch', 'title as name'])
    .where('kind', '=', branchKind.name)
    .where('archived', '=', 0)
    .orderBy('position')
    .execute();

export async function replaceBranches(trx: Trx, userId: string, branches: readonly string[]): Promise<void> {
  await trx.deleteFrom('staff_branches').where('user_id', '=', userId).execute();
  if (branches.length === 0) return;
  await trx
    .insertInto('staff_branches')
    .values([...new Set(branches)].map((branch) => ({ user_id: userId, branch })))
    .execute();
}

/** Only if it still is what its editor saw. */
export async function updatePerson(
  trx: Trx,
  userId: string,
  version: number,
  change: Pick<StaffRow, 'user_name' | 'role' | 'is_active' | 'expire_date'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff')
    .set({ ...change, version: version + 1 })
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Until the transaction ends nobody else changes who the owners are: two who shut each other out would both succeed. */
export async function holdOwners(trx: Trx): Promise<void> {
  await trx.updateTable('role_rules').set({ role: owner.name }).where('role', '=', owner.name).execute();
}

/** Who can always log in and give others their rights. */
export async function hasLastingOwner(trx: Trx): Promise<boolean> {
  const found = await trx
    .selectFrom('staff')
    .select('user_id')
    .where('role', '=', owner.name)
    .where('is_active', '=', 1)
    .where('expire_date', 'is', null)
    .where('password_hash', '<>', NO_PASSWORD)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
