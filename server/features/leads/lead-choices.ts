import type * as z from 'zod';
import { may } from '../../../contract/roles/index.ts';
import type { leadChoicesSchema } from '../../../contract/schemas/leads.ts';
import { branchKind } from '../../documents/kinds/branch.ts';
import { modelKind } from '../../documents/kinds/model.ts';
import type { Desk } from './desk.ts';

/** What somebody can narrow a list down by; of the branches those that they work for. */
export async function choicesOf({ db, sight, documents }: Desk): Promise<z.input<typeof leadChoicesSchema>> {
  const accounts = await db
    .selectFrom('staff')
    .select(['user_id', 'user_name', 'role'])
    .where('is_active', '=', 1)
    .orderBy('user_name')
    .orderBy('user_id')
    .execute();
  return {
    userId: sight.userId,
    departments: [...sight.departments],
    branches: documents
      .of(branchKind)
      .filter(({ key }) => !sight.branches || sight.branches.includes(key))
      .map(({ key, body }) => ({ key, name: body.name.en })),
    people: accounts
      .filter(({ role }) => may(role, 'leads.work'))
      .map(({ user_id, user_name }) => ({ userId: user_id, userName: user_name || user_id })),
    models: documents.of(modelKind).map(({ body }) => body.bikeName),
  };
}
