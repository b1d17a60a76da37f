import siteJson from '../../../content/site.json' with { type: 'json' };
import type { Db } from '../../db/engine.ts';
import { parseVehicleContent } from '../../db/vehicle-content.ts';
import type { Brochure } from './brochure.ts';
import * as repository from './brochures.repository.ts';

/** What the brochure at this address says today; undefined when no model that is shown names the address. */
export async function composeBrochure(db: Db, address: string, today: string): Promise<Brochure | undefined> {
  const vehicles = await repository.listActiveVehicles(db);
  for (const { id, type, name, price, content } of vehicles) {
    const { brochure, details, summary, specifications, colours, features, pictures } = parseVehicleContent(content);
    if (brochure !== address) continue;
    const variants = await repository.listVariants(db, id);
    return {
      today,
      site: siteJson,
      type,
      name,
      price,
      content: { details, summary, specifications, colours, features, hero: pictures.hero },
      variants: variants.map((variant) => ({ name: variant.name, price: variant.price ?? price })),
      accessories: await repository.listAccessories(db, id),
      branches: await repository.listBranches(db),
    };
  }
  return undefined;
}
