import { vehicleTypes } from '../../../contract/catalogue.ts';
import type { Db } from '../../db/db.ts';

export async function listPrices(db: Db) {
  const rows = await db.selectFrom('vehicles').select(['type', 'bike_name', 'price']).orderBy('position').execute();
  rows.sort((one, other) => vehicleTypes.indexOf(one.type) - vehicleTypes.indexOf(other.type));
  return rows.map(({ bike_name, price }) => ({ bike_name, bike_price: price }));
}

export async function listVariantPrices(db: Db) {
  const rows = await db
    .selectFrom('variants')
    .innerJoin('vehicles', 'vehicles.id', 'variants.vehicle_id')
    .select(['variants.id', 'bike_name', 'variants.name', 'variants.price', 'vehicles.price as modelPrice'])
    .orderBy('vehicle_id')
    .orderBy('variants.position')
    .execute();
  return rows.map(({ modelPrice, price, ...variant }) => ({
    ...variant,
    price: price ?? modelPrice,
    is_base: price === null,
  }));
}

export const findPrice = (db: Db, nameKey: string) =>
  db.selectFrom('vehicles').select(['id', 'bike_name', 'price']).where('name_key', '=', nameKey).executeTakeFirst();

/** Those with a price of their own; the base variant has none and follows the model. */
export async function listOwnPrices(db: Db, vehicleId: number) {
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'name', 'price'])
    .where('vehicle_id', '=', vehicleId)
    .orderBy('position')
    .execute();
  return rows.flatMap(({ price, ...variant }) => (price === null ? [] : [{ ...variant, price }]));
}

/** One statement both looks and sets: returns false, and changes nothing, where the price is not the one expected. */
export async function updatePrice(
  db: Db,
  table: 'vehicles' | 'variants',
  { id, price, expectedPrice }: { id: number; price: number; expectedPrice?: number | undefined },
): Promise<boolean> {
  const updated = await db
    .updateTable(table)
    .set({ price })
    .where('id', '=', id)
    .$if(expectedPrice !== undefined, (query) => query.where('price', '=', expectedPrice ?? 0))
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}
