import type { Db } from '../../db/db.ts';

export interface ClickCount {
  day: string;
  kind: string;
  page: string;
  total: number;
}

/** In one order whoever adds, so that two servers never wait for each other. */
export async function addClicks(db: Db, counts: readonly ClickCount[]): Promise<void> {
  const rows = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await db
    .insertInto('contact_clicks')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind', 'page']).doUpdateSet(({ eb, ref }) => ({
        total: eb('contact_clicks.total', '+', ref('excluded.total')),
      })),
    )
    .execute();
}

const keyOf = ({ day, kind, page }: ClickCount): string => `${day} ${kind} ${page}`;

export const forgetClicksBefore = (db: Db, day: string) =>
  db.deleteFrom('contact_clicks').where('day', '<', day).execute();

export async function countClicksSince(db: Db, day: string): Promise<Omit<ClickCount, 'day'>[]> {
  const rows = await db
    .selectFrom('contact_clicks')
    .select(({ fn }) => ['kind', 'page', fn.sum<number | string>('total').as('total')])
    .where('day', '>=', day)
    .groupBy(['kind', 'page'])
    .execute();
  return rows.map(({ kind, page, total }) => ({ kind, page, total: Number(total) }));
}
