import type { Content } from '../../content/load-content.ts';
import { modelKey } from '../../contract/catalogue.ts';
import type { Trx } from './db.ts';
import type { Database } from './engine.ts';
import { raiseContentVersion } from './meta.ts';
import { toVehicleContent } from './vehicle-content.ts';

/**
 * What staff cannot edit belongs to the release. A database that an earlier one filled gets the texts and pictures of this
 * one, so that no address in it leads to a picture that is gone. Returns whether anything changed.
 */
export function refreshContent({ db, engine }: Database, content: Content): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await engine.lockSetup(trx);
    const changes = [await refreshVehicles(trx, content), await refreshAccessories(trx, content)];
    const hasChanged = changes.some((count) => count > 0);
    if (hasChanged) await raiseContentVersion(trx);
    return hasChanged;
  });
}

async function refreshVehicles(trx: Trx, { models }: Content): Promise<number> {
  const current = new Map(models.map((model) => [modelKey(model.bikeName), toVehicleContent(model)]));
  const rows = await trx.selectFrom('vehicles').select(['id', 'name_key', 'content']).execute();
  const stale = rows.filter((row) => current.has(row.name_key) && current.get(row.name_key) !== row.content);
  for (const { id, name_key } of stale) {
    await trx
      .updateTable('vehicles')
      .set({ content: current.get(name_key) })
      .where('id', '=', id)
      .execute();
  }
  return stale.length;
}

async function refreshAccessories(trx: Trx, { accessories }: Content): Promise<number> {
  const current = new Map(accessories.map((accessory) => [accessory.partNo, accessory]));
  const rows = await trx
    .selectFrom('accessories')
    .select(['id', 'part_no', 'heading', 'description', 'image'])
    .execute();
  let changes = 0;
  for (const row of rows) {
    const { heading, description, image } = current.get(row.part_no) ?? row;
    if (row.heading === heading && row.description === description && row.image === image) continue;
    await trx.updateTable('accessories').set({ heading, description, image }).where('id', '=', row.id).execute();
    changes += 1;
  }
  return changes;
}
