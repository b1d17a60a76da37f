import type { Db } from '../db/db.ts';

/** How many leads of each account nothing has come of yet. */
export async function countOpenLeads(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('leads')
    .select(({ fn }) => ['owner', fn.countAll<number>().as('total')])
    .where('closed_at', 'is', null)
    .where('owner', 'is not', null)
    .groupBy('owner')
    .execute();
  return new Map(rows.map(({ owner, total }) => [owner ?? '', Number(total)]));
}

/** `1 open lead`, `40 open leads` */
export const openLeadsText = (count: number): string => `${count} open ${count === 1 ? 'lead' : 'leads'}`;
