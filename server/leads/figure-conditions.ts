import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { FigureName } from '../../contract/leads/figures.ts';
import type { Tables } from '../db/tables.ts';

type Condition = (builder: ExpressionBuilder<Tables, 'leads'>) => Expression<SqlBool>;

/**
 * The leads that each figure counts, so that a list can show the same. Those that ended in another lead are counted there, and of those
 * from before the desk nobody knows what became of them.
 */
export const isCounted: Condition = ({ eb, and, or }) =>
  and([
    eb('leads.merged_into', 'is', null),
    or([eb('leads.lost_reason', 'is', null), eb('leads.lost_reason', '<>', 'before')]),
  ]);

export const figureConditions: Record<FigureName, Condition> = {
  arrived: () => sql<SqlBool>`1 = 1`,
  tried: ({ eb }) => eb('leads.first_attempt_at', 'is not', null),
  triedInTime: ({ eb, ref }) => eb('leads.first_attempt_at', '<=', ref('leads.due_at')),
  reached: ({ eb }) => eb('leads.first_reached_at', 'is not', null),
  reachedInTime: ({ eb, ref }) => eb('leads.first_reached_at', '<=', ref('leads.due_at')),
  testRides: ({ eb }) => eb('leads.test_ridden', '=', 1),
  booked: ({ eb }) => eb('leads.booked', '=', 1),
  won: ({ eb }) => eb('leads.stage', 'in', ['delivered', 'done']),
  lost: ({ eb }) => eb('leads.stage', '=', 'lost'),
};

/** Nobody tried yet, and there is still time. */
export const isWaiting =
  (now: number): Condition =>
  ({ eb, and }) =>
    and([eb('leads.first_attempt_at', 'is', null), eb('leads.closed_at', 'is', null), eb('leads.due_at', '>', now)]);
