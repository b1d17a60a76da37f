import type { Db } from '../../db/engine.ts';

const columns = ['id', 'heading', 'part_no', 'price'] as const;

export const listAccessories = (db: Db) => db.selectFrom('accessories').select(columns).orderBy('id').execute();

export const findAccessory = (db: Db, id: number) =>
  db.selectFrom('accessories').select(columns).where('id', '=', id).executeTakeFirst();

export async function updateAccessoryPrice(db: Db, id: number, price: number): Promise<void> {
  await db.updateTable('accessories').set({ price }).where('id', '=', id).execute();
}
