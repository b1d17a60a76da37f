import { formatRupees } from '../../../contract/display.ts';
import { previewSlug } from '../../../contract/previews.ts';
import type { SiteContent } from '../../../contract/types.ts';
import type { Db } from '../../db/db.ts';
import { parseVehicleContent } from '../../db/vehicle-content.ts';
import { slideKind } from '../../documents/kinds/slide.ts';
import type { Documents } from '../../documents/live-documents.ts';
import type { Preview } from './preview.ts';
import * as repository from './previews.repository.ts';

/** Undefined for a name that belongs to no model that is shown. */
export async function composeModelPreview(
  db: Db,
  slug: string,
  { dealership, accentColour: accent }: SiteContent,
): Promise<Preview | undefined> {
  const vehicles = await repository.listActiveVehicles(db);
  const vehicle = vehicles.find(({ bike_name }) => previewSlug(bike_name) === slug);
  if (!vehicle) return undefined;
  return {
    picture: parseVehicleContent(vehicle.content).pictures.hero,
    isScene: false,
    headline: vehicle.name,
    note: (await repository.hasOtherVariants(db, vehicle.id)) ? 'From' : '',
    line: formatRupees(vehicle.price),
    dealership,
    accent,
  };
}

export function composeSitePreview(documents: Documents, site: SiteContent): Preview {
  const { dealership, maker, tagline, accentColour: accent } = site;
  const [slide] = documents.of(slideKind);
  return {
    picture: slide?.body.image,
    isScene: true,
    headline: dealership,
    note: '',
    line: tagline,
    dealership: maker,
    accent,
  };
}
