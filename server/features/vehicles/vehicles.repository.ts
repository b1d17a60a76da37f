import type { VehicleType } from '../../../contract/catalogue.ts';
import type { Db } from '../../db/db.ts';

const columns = ['id', 'bike_name', 'is_active'] as const;

export const listVehicles = (db: Db, type: VehicleType) =>
  db.selectFrom('vehicles').select(columns).where('type', '=', type).orderBy('position').execute();

export const findVehicle = (db: Db, type: VehicleType, id: number) =>
  db.selectFrom('vehicles').select(columns).where('type', '=', type).where('id', '=', id).executeTakeFirst();

export async function updateStatus(db: Db, id: number, isActive: 0 | 1): Promise<void> {
  await db.updateTable('vehicles').set({ is_active: isActive }).where('id', '=', id).execute();
}
