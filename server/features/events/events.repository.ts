import type { ActivityKind } from '../../../contract/leads/activities.ts';
import type { Outcome } from '../../../contract/leads/contacts.ts';
import type { Db } from '../../db/db.ts';
import type { LeadRow } from '../../db/tables.ts';

export interface Happening {
  id: number;
  lead_id: number;
  kind: ActivityKind;
  user_id: string;
  at: number;
  outcome: Outcome | null;
}

const COLUMNS = ['id', 'lead_id', 'kind', 'user_id', 'at', 'outcome'] as const;

/** More than that within a look is no day's work but a job at its own; the rest is read at the next. */
export const MOST_HAPPENINGS = 5000;

export async function lastActivity(db: Db): Promise<number> {
  const found = await db
    .selectFrom('activities')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return Number(found?.id ?? 0);
}

export const activitiesAfter = (db: Db, id: number): Promise<Happening[]> =>
  db
    .selectFrom('activities')
    .select(COLUMNS)
    .where('id', '>', id)
    .where('lead_id', 'is not', null)
    .orderBy('id')
    .limit(MOST_HAPPENINGS)
    .$narrowType<{ lead_id: number }>()
    .execute();

/** Those of them of which it is known what came of it. */
export const settledOf = async (db: Db, ids: readonly number[]): Promise<Happening[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('activities')
        .select(COLUMNS)
        .where('id', 'in', ids)
        .where('outcome', 'is not', null)
        .where('lead_id', 'is not', null)
        .$narrowType<{ lead_id: number }>()
        .execute();

export const leadsOf = (db: Db, ids: readonly number[]): Promise<LeadRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
