import type * as z from 'zod';
import { kolkataDate, kolkataTime } from '../../../contract/kolkata-time.ts';
import type { priceChangeSchema } from '../../../contract/staff.ts';
import type { Db } from '../../db/engine.ts';
import type { PriceKind } from '../../plugins/price-audit.ts';
import { priceActions } from '../../plugins/price-audit.ts';

const KINDS = new Map<string, PriceKind>(
  Object.entries(priceActions).map(([kind, action]) => [action, kind as PriceKind]),
);

/** Out of the audit: who set each price last, when, and what it was before. */
export async function listLastChanges(db: Db): Promise<z.input<typeof priceChangeSchema>[]> {
  const newest = db
    .selectFrom('audit')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('action', 'in', [...KINDS.keys()])
    .groupBy(['action', 'subject']);
  const rows = await db.selectFrom('audit').selectAll().where('id', 'in', newest).orderBy('id', 'desc').execute();
  return rows.map(({ action, subject, before, after, user_id, at }) => ({
    kind: KINDS.get(action) ?? 'bike',
    subject,
    before: Number(before),
    after: Number(after),
    user_id,
    date: kolkataDate(Number(at)),
    time: kolkataTime(Number(at)),
  }));
}
