import { apiQuery } from '../../lib/queries.ts';
import { ev, motorcycles, scooters } from '../catalogue/catalogue-definition.ts';
import type { BikeTab } from './bike-tabs.ts';

const of = (bikeName: string) => ({ params: { bikeName } });

export const viewQuery = (bikeName: string) => apiQuery('viewBike', of(bikeName));
export const variantsQuery = (bikeName: string) => apiQuery('listVariants', of(bikeName));
export const onRoadVariantsQuery = (bikeName: string) => apiQuery('listVariantsOnRoad', of(bikeName));
export const coloursQuery = (bikeName: string) => apiQuery('listColours', of(bikeName));
export const featuresQuery = (bikeName: string) => apiQuery('listFeatures', of(bikeName));
export const accessoriesQuery = (bikeName: string) => apiQuery('listAccessories', of(bikeName));
export const labelsQuery = (bikeName: string) => apiQuery('listSpecificationLabels', of(bikeName));
/** In a colour where there are such frames. */
export const framesQuery = (bikeName: string, colour?: string | null) =>
  apiQuery('listAngleImages', { params: { bikeName, ...(colour && { colour }) } });

/** The model as its catalogue lists it, and its neighbours there. */
export const besideQuery = (bikeName: string) => apiQuery('modelBeside', of(bikeName));

export const catalogues = [motorcycles, scooters, ev] as const;

/** What a tab shows beyond the details of the model. */
export function tabQueries(bikeName: string, tab: BikeTab) {
  if (tab === 'colours') return [coloursQuery(bikeName)];
  if (tab === 'features') return [featuresQuery(bikeName)];
  return tab === 'accessories' ? [accessoriesQuery(bikeName)] : [];
}
