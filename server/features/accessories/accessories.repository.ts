import type { Db } from '../../db/db.ts';

const columns = ['id', 'heading', 'part_no', 'price'] as const;

export const listAccessories = (db: Db) => db.selectFrom('accessories').select(columns).orderBy('id').execute();

export const findAccessory = (db: Db, id: number) =>
  db.selectFrom('accessories').select(columns).where('id', '=', id).executeTakeFirst();

/** One statement both looks and sets: returns false, and changes nothing, where the price is not the one expected. */
export async function updateAccessoryPrice(
  db: Db,
  id: number,
  { price, expectedPrice }: { price: number; expectedPrice?: number | undefined },
): Promise<boolean> {
  const updated = await db
    .updateTable('accessories')
    .set({ price })
    .where('id', '=', id)
    .$if(expectedPrice !== undefined, (query) => query.where('price', '=', expectedPrice ?? 0))
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}
