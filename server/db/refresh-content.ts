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
    const changes = [
      await refreshVehicles(trx, content),
      await refreshAccessories(trx, content),
      await refreshSlides(trx, content),
      await refreshGallery(trx, content),
      await refreshOffers(trx, content),
    ];
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

async function refreshSlides(trx: Trx, { slides }: Content): Promise<number> {
  const rows = await trx.selectFrom('slides').select(['filepath', 'alt']).orderBy('id').execute();
  const current = slides.map(({ image, alt }) => ({ filepath: image, alt }));
  if (JSON.stringify(rows.map(({ filepath, alt }) => ({ filepath, alt }))) === JSON.stringify(current)) return 0;
  await trx.deleteFrom('slides').execute();
  if (current.length > 0) await trx.insertInto('slides').values(current).execute();
  return 1;
}

/** Staff take pictures away and add their own, so none is put back: those of a release change or go with it. */
async function refreshGallery(trx: Trx, { gallery, releasePictures }: Content): Promise<number> {
  const current = new Map(gallery.map(({ alt, image }) => [alt, image]));
  const rows = await trx
    .selectFrom('gallery')
    .select(['id', 'image_path', 'alt'])
    .where('picture_id', 'is', null)
    .execute();
  let changes = 0;
  for (const { id, image_path, alt } of rows) {
    const image = current.get(alt) ?? image_path;
    if (!releasePictures.has(image)) await trx.deleteFrom('gallery').where('id', '=', id).execute();
    else if (image !== image_path) {
      await trx.updateTable('gallery').set({ image_path: image }).where('id', '=', id).execute();
    } else continue;
    changes += 1;
  }
  return changes;
}

/**
 * An offer is kept even if this release does not know it: its picture then is one of the slides. The words of one that
 * staff have edited are theirs.
 */
async function refreshOffers(trx: Trx, { offers, slides, releasePictures }: Content): Promise<number> {
  const current = new Map(offers.map((offer) => [offer.title, offer]));
  const rows = await trx
    .selectFrom('offers')
    .select(['id', 'title', 'image', 'description', 'version'])
    .where('picture_id', 'is', null)
    .execute();
  let changes = 0;
  for (const row of rows) {
    const known = (row.version === 1 && current.get(row.title)) || row;
    const image = releasePictures.has(known.image) ? known.image : (slides[0]?.image ?? known.image);
    if (row.image === image && row.description === known.description) continue;
    const { description } = known;
    await trx.updateTable('offers').set({ image, description }).where('id', '=', row.id).execute();
    changes += 1;
  }
  return changes;
}
