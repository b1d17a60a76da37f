import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { roles } from '../../../contract/roles/index.ts';
import type { roleSchema } from '../../../contract/schemas/people.ts';
import { recordChange } from '../../changes/record-change.ts';
import type { Db } from '../../db/db.ts';
import { hasSecondStep } from '../../db/second-factors.ts';

/** What the owner demands of a role; what it may do is its definition's alone (`contract/roles/`). */

export async function readRoles(db: Db): Promise<z.input<typeof roleSchema>[]> {
  const rules = await db.selectFrom('role_rules').selectAll().execute();
  const accounts = await db.selectFrom('staff').select(['role', hasSecondStep]).where('is_active', '=', 1).execute();
  return roles.map(({ name, title, summary }) => {
    const ofRole = accounts.filter(({ role }) => role === name);
    return {
      role: name,
      title,
      summary,
      demandsSecondStep: rules.some(({ role, demands_second_step }) => role === name && demands_second_step === 1),
      people: ofRole.length,
      withSecondStep: ofRole.filter(({ has_second_step }) => has_second_step).length,
    };
  });
}

export async function changeRole(request: FastifyRequest, role: string, demandsSecondStep: boolean): Promise<void> {
  const rule = { role, demands_second_step: demandsSecondStep ? 1 : 0 };
  await request.server.context.database.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('role_rules')
      .values(rule)
      .onConflict((conflict) => conflict.column('role').doUpdateSet(rule))
      .execute();
    await recordChange(trx, request, { action: 'role.change', subject: role, after: { demandsSecondStep } });
  });
}
