import type { VehicleType } from '../../../contract/catalogue.ts';
import type { Db } from '../../db/db.ts';

/** Inactive vehicles are unknown to the public in every one of these. */

export const listVehicles = (db: Db, type: VehicleType) =>
  db
    .selectFrom('vehicles')
    .select(['id', 'bike_name', 'name', 'price', 'content'])
    .where('type', '=', type)
    .where('is_active', '=', 1)
    .orderBy('position')
    .execute();

export const findVehicle = (db: Db, nameKey: string) =>
  db.selectFrom('vehicles').selectAll().where('name_key', '=', nameKey).where('is_active', '=', 1).executeTakeFirst();

export const listVariants = (db: Db, vehicleId: number) =>
  db.selectFrom('variants').select(['name', 'price']).where('vehicle_id', '=', vehicleId).orderBy('position').execute();

export const listAccessories = (db: Db, vehicleId: number) =>
  db
    .selectFrom('vehicle_accessories as link')
    .innerJoin('accessories', 'accessories.id', 'link.accessory_id')
    .select(['heading', 'image', 'description', 'part_no', 'price'])
    .where('link.vehicle_id', '=', vehicleId)
    .orderBy('link.position')
    .execute();
