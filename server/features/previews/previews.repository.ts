import type { Db } from '../../db/db.ts';

/** A vehicle that is not shown has no picture for chat windows either. */
export const listActiveVehicles = (db: Db) =>
  db
    .selectFrom('vehicles')
    .select(['id', 'bike_name', 'name', 'price', 'content'])
    .where('is_active', '=', 1)
    .execute();

export const hasOtherVariants = async (db: Db, vehicleId: number): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('variants')
      .select('id')
      .where('vehicle_id', '=', vehicleId)
      .where('price', 'is not', null)
      .executeTakeFirst(),
  );
