import { vehicleTypes } from '../../../contract/catalogue.ts';
import type { Db } from '../../db/engine.ts';

export async function listPrices(db: Db) {
  const rows = await db.selectFrom('vehicles').select(['type', 'bike_name', 'price']).orderBy('position').execute();
  rows.sort((one, other) => vehicleTypes.indexOf(one.type) - vehicleTypes.indexOf(other.type));
  return rows.map(({ bike_name, price }) => ({ bike_name, bike_price: price }));
}

export const findPrice = (db: Db, nameKey: string) =>
  db.selectFrom('vehicles').select(['id', 'bike_name', 'price']).where('name_key', '=', nameKey).executeTakeFirst();

/** The base variant has no price of its own and follows. */
export async function updatePrice(db: Db, id: number, price: number): Promise<void> {
  await db.updateTable('vehicles').set({ price }).where('id', '=', id).execute();
}
