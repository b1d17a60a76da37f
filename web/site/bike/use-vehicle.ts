import { useQuery } from '../../lib/queries.ts';
import type { Read } from '../../lib/query-store.ts';
import type { CatalogueDefinition, Vehicle } from '../catalogue/catalogue-definition.ts';
import { isSameModel } from '../catalogue/find-model.ts';
import { catalogues } from './bike-queries.ts';

export interface Listed {
  vehicle: Vehicle;
  catalogue: CatalogueDefinition;
  /** The models of the same catalogue. */
  others: readonly Vehicle[];
}

/** The model as the catalogues have it: its full name, its brochure and its neighbours. */
export function useVehicle(bikeName: string): Listed | undefined {
  const [bikes, scooters, ev] = catalogues;
  return find(bikeName, [useQuery(bikes.query).data, useQuery(scooters.query).data, useQuery(ev.query).data]);
}

export const readVehicle = (bikeName: string, read: Read): Listed | undefined =>
  find(
    bikeName,
    catalogues.map(({ query }) => read(query.queryKey)),
  );

function find(bikeName: string, lists: readonly (readonly Vehicle[] | undefined)[]): Listed | undefined {
  for (const [index, catalogue] of catalogues.entries()) {
    const models = lists[index] ?? [];
    const vehicle = models.find((model) => isSameModel(model.bikeName, bikeName));
    if (vehicle) return { vehicle, catalogue, others: models.filter((model) => model !== vehicle) };
  }
  return undefined;
}
