import type * as z from 'zod';
import { DAY_MS } from '../../../contract/durations.ts';
import { actionsOf } from '../../../contract/history.ts';
import { kolkataDayStart } from '../../../contract/kolkata-time.ts';
import type { historyQuerySchema } from '../../../contract/schemas/history.ts';
import { actors } from '../../db/audit.ts';
import type { Db } from '../../db/db.ts';
import type { AuditRow } from '../../db/tables.ts';

type HistoryQuery = z.output<typeof historyQuerySchema>;

/** By the id of the last one read, not by counting pages: new entries move nothing. */
export async function findEntries(db: Db, query: HistoryQuery, limit: number): Promise<AuditRow[]> {
  const { person, kind, fromDate, toDate, olderThan } = query;
  let found = db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(limit);
  if (person) found = found.where('user_id', '=', person);
  if (kind) found = found.where('action', 'in', actionsOf(kind));
  if (fromDate) found = found.where('at', '>=', kolkataDayStart(fromDate));
  if (toDate) found = found.where('at', '<', kolkataDayStart(toDate) + DAY_MS);
  if (olderThan !== undefined) found = found.where('id', '<', olderThan);
  return found.execute();
}

/** Every account that there is, and what does something by itself. */
export async function listActors(db: Db): Promise<string[]> {
  const accounts = await db.selectFrom('staff').select('user_id').orderBy('user_id').execute();
  return [...accounts.map(({ user_id }) => user_id), ...Object.values(actors)];
}
