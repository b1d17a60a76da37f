import type { Insertable } from 'kysely';
import type { Db, Trx } from '../db/db.ts';
import type { DocumentRow, PlanRow, Tables } from '../db/tables.ts';

export type PlanOutcome = NonNullable<PlanRow['outcome']>;

/** A plan with what lists say of its document. */
export type ListedPlan = PlanRow & Pick<DocumentRow, 'kind' | 'key' | 'title'>;

/** The first that is due: they fire in this order. */
export const findDue = (db: Db, now: number): Promise<PlanRow | undefined> =>
  db
    .selectFrom('plans')
    .selectAll()
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export const findPlan = (db: Db, id: number): Promise<PlanRow | undefined> =>
  db.selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirst();

/** There is one at most. */
export const findOpenPlan = (db: Db, documentId: number): Promise<PlanRow | undefined> =>
  db
    .selectFrom('plans')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('done_at', 'is', null)
    .executeTakeFirst();

export const insertPlan = (trx: Trx, plan: Insertable<Tables['plans']>): Promise<PlanRow> =>
  trx.insertInto('plans').values(plan).returningAll().executeTakeFirstOrThrow();

/** False where it has ended already: of all who want to end it, one does. */
export async function endPlan(trx: Trx, id: number, outcome: PlanOutcome, reason = ''): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('plans')
    .set({ outcome, reason, done_at: Date.now() })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** False where it did not fail, or is gone already: of all who dismiss it, one does. */
export async function deleteFailedPlan(trx: Trx, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('plans')
    .where('id', '=', id)
    .where('outcome', '=', 'failed')
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

const listed = (db: Db) =>
  db
    .selectFrom('plans')
    .innerJoin('documents', 'documents.id', 'plans.document_id')
    .selectAll('plans')
    .select(['documents.kind', 'documents.key', 'documents.title']);

/** In the order in which they will fire. */
export const listOpenPlans = (db: Db): Promise<ListedPlan[]> =>
  listed(db).where('done_at', 'is', null).orderBy('due_at').orderBy('plans.id').execute();

/** The last that ended so, the latest first. */
export const listEndedPlans = (db: Db, outcomes: readonly PlanOutcome[], limit: number): Promise<ListedPlan[]> =>
  listed(db)
    .where('outcome', 'in', outcomes)
    .orderBy('done_at', 'desc')
    .orderBy('plans.id', 'desc')
    .limit(limit)
    .execute();
