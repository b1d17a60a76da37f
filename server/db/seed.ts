import type { Content } from '../../content/load-content.ts';
import { modelKey } from '../../contract/catalogue.ts';
import type { Trx } from './db.ts';
import type { Database } from './engine.ts';
import { isSeeded, markSeeded } from './meta.ts';
import type { StaffRow } from './tables.ts';
import { toVehicleContent } from './vehicle-content.ts';

/** Fills an empty database; returns whether it was this server that did. */
export async function seed({ db, engine }: Database, content: Content, firstStaff: StaffRow): Promise<boolean> {
  if (await isSeeded(db)) return false;
  return db.transaction().execute(async (trx) => {
    await engine.lockSetup(trx);
    if (await isSeeded(trx)) return false;
    await seedAccessories(trx, content);
    for (const model of content.models) await seedModel(trx, model);
    await trx.insertInto('staff').values(firstStaff).execute();
    await markSeeded(trx, Date.now());
    return true;
  });
}

async function seedAccessories(trx: Trx, { accessories }: Content): Promise<void> {
  const rows = accessories.map(({ partNo, heading, description, image, price }) => ({
    part_no: partNo,
    heading,
    description,
    image,
    price,
  }));
  if (rows.length > 0) await trx.insertInto('accessories').values(rows).execute();
}

async function seedModel(trx: Trx, model: Content['models'][number]): Promise<void> {
  const vehicle = await trx
    .insertInto('vehicles')
    .values({
      type: model.type,
      position: model.position,
      bike_name: model.bikeName,
      name_key: modelKey(model.bikeName),
      name: model.name,
      price: model.price,
      is_active: 1,
      content: toVehicleContent(model),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const variants = model.variants.map((variant, position) => ({
    vehicle_id: vehicle.id,
    position,
    name: variant.name,
    price: 'price' in variant ? variant.price : null,
  }));
  await trx.insertInto('variants').values(variants).execute();
  await linkAccessories(trx, vehicle.id, model.accessories);
}

async function linkAccessories(trx: Trx, vehicleId: number, partNumbers: readonly string[]): Promise<void> {
  if (partNumbers.length === 0) return;
  const accessories = await trx
    .selectFrom('accessories')
    .select(['id', 'part_no'])
    .where('part_no', 'in', partNumbers)
    .execute();
  const links = accessories.map(({ id, part_no }) => ({
    vehicle_id: vehicleId,
    accessory_id: id,
    position: partNumbers.indexOf(part_no),
  }));
  await trx.insertInto('vehicle_accessories').values(links).execute();
}
