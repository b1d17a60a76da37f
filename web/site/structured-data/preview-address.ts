import { modelPreview, SITE_PREVIEW } from '../../../contract/previews.ts';
import { viewQuery } from '../bike/bike-queries.ts';
import { readVehicle } from '../bike/use-vehicle.ts';
import type { DescribedPage } from './described-page.ts';

/** The picture that chat windows show of a page: of the model that it is about, else of the dealership. */
export function previewAddress({ visit, read }: Pick<DescribedPage, 'visit' | 'read'>): string {
  const asked = visit.search.get('bike') ?? visit.search.get('model');
  if (!asked) return SITE_PREVIEW;
  const view = read(viewQuery(asked).queryKey);
  if (view) return modelPreview(view.bikeName, view.bikePrice);
  const listed = readVehicle(asked, read);
  return listed ? modelPreview(listed.vehicle.bikeName, listed.vehicle.price) : SITE_PREVIEW;
}
