import type { Db } from '../../db/db.ts';
import type { ViewsTable } from '../../db/desk-tables.ts';

/** Nobody needs more, and nobody fills the table. */
export const MOST_VIEWS = 50;

/** The own ones and those of everybody. */
export const listViews = (db: Db, userId: string) =>
  db
    .selectFrom('views')
    .selectAll()
    .where(({ eb, or }) => or([eb('owner', '=', userId), eb('owner', 'is', null)]))
    .orderBy('id')
    .execute();

export async function countViews(db: Db, owner: string | null): Promise<number> {
  const { count } = await db
    .selectFrom('views')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner', owner === null ? 'is' : '=', owner)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const insertView = (db: Db, view: Pick<ViewsTable, 'owner' | 'name' | 'query' | 'made_at'>) =>
  db.insertInto('views').values(view).returningAll().executeTakeFirstOrThrow();

/** False: there is none that they may remove. */
export async function deleteView(db: Db, id: number, userId: string, mayRemoveShared: boolean): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('views')
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('owner', '=', userId), ...(mayRemoveShared ? [eb('owner', 'is', null)] : [])]))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
