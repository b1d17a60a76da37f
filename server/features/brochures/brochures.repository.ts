import type { Db } from '../../db/db.ts';

/** A vehicle that is not shown has no brochure either. */
export const listActiveVehicles = (db: Db) =>
  db
    .selectFrom('vehicles')
    .select(['id', 'type', 'name', 'price', 'content'])
    .where('is_active', '=', 1)
    .orderBy('id')
    .execute();

export const listVariants = (db: Db, vehicleId: number) =>
  db.selectFrom('variants').select(['name', 'price']).where('vehicle_id', '=', vehicleId).orderBy('position').execute();

export const listAccessories = (db: Db, vehicleId: number) =>
  db
    .selectFrom('vehicle_accessories as link')
    .innerJoin('accessories', 'accessories.id', 'link.accessory_id')
    .select(['heading', 'image', 'part_no', 'price'])
    .where('link.vehicle_id', '=', vehicleId)
    .orderBy('link.position')
    .execute();
