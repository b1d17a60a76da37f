import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { departmentOf, departmentsAt } from '../../../contract/leads/departments/index.ts';
import type { branchRuleSchema } from '../../../contract/schemas/team.ts';
import { recordChange } from '../../changes/record-change.ts';
import type { Db } from '../../db/db.ts';
import { branchKind } from '../../documents/kinds/branch.ts';
import { HttpError } from '../../http/http-error.ts';
import { sightOfAsker } from './members.ts';

type BranchRule = z.output<typeof branchRuleSchema>;

/** Where enquiries of a kind go that name no branch. */
export async function setBranchRule(request: FastifyRequest, kind: string, rule: BranchRule): Promise<void> {
  const { database, documents } = request.server.context;
  const branch = rule.branch || null;
  await database.db.transaction().execute(async (trx) => {
    const sight = await sightOfAsker(trx, request);
    const department = departmentOf(kind)?.name;
    if (!department || !sight.departments.includes(department)) throw new HttpError(404, 'team.unknownKind');
    if (sight.branches) throw new HttpError(403, 'team.rulesOfAll');
    const isThere = (await documents.asOf(trx))
      .of(branchKind)
      .some(({ key, body }) => key === branch && departmentsAt(body.trades).includes(department));
    if (branch !== null && !isThere) throw new HttpError(400, 'team.unknownBranch');
    const isChanged = await replaceRule(trx, kind, rule.expected || null, branch);
    if (!isChanged) {
      const current = { kind, branch: await ruleOf(trx, kind) };
      throw new HttpError(409, 'team.changedMeanwhile', { current });
    }
    const before = rule.expected || undefined;
    await recordChange(trx, request, { action: 'team.rule', subject: kind, before, after: branch ?? undefined });
  });
}

const ruleOf = async (db: Db, kind: string): Promise<string | null> =>
  (await db.selectFrom('branch_rules').select('branch').where('kind', '=', kind).executeTakeFirst())?.branch ?? null;

/** On the condition that it is what its editor saw. */
async function replaceRule(db: Db, kind: string, expected: string | null, branch: string | null): Promise<boolean> {
  if (expected === null) {
    if (branch === null) return (await ruleOf(db, kind)) === null;
    const added = await db
      .insertInto('branch_rules')
      .values({ kind, branch })
      .onConflict((conflict) => conflict.column('kind').doNothing())
      .executeTakeFirst();
    return Number(added.numInsertedOrUpdatedRows) > 0;
  }
  if (branch === null) {
    const removed = await db
      .deleteFrom('branch_rules')
      .where('kind', '=', kind)
      .where('branch', '=', expected)
      .executeTakeFirst();
    return removed.numDeletedRows > 0n;
  }
  const changed = await db
    .updateTable('branch_rules')
    .set({ branch })
    .where('kind', '=', kind)
    .where('branch', '=', expected)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
