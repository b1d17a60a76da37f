import type { Reply } from '../../lib/api-client.ts';
import { useQuery } from '../../lib/queries.ts';
import type { Read } from '../../lib/query-store.ts';
import type { CatalogueDefinition } from '../catalogue/catalogue-definition.ts';
import { besideQuery, catalogues } from './bike-queries.ts';

type Beside = NonNullable<Reply<'modelBeside'>>;

export interface Listed extends Pick<Beside, 'vehicle' | 'others'> {
  catalogue: CatalogueDefinition;
}

/** The model as its catalogue has it: its full name, its brochure and its neighbours. Both know it by the name that the page was asked for. */
export const useVehicle = (asked: string): Listed | undefined => listed(useQuery(besideQuery(asked)).data);

export const readVehicle = (asked: string, read: Read): Listed | undefined => listed(read(besideQuery(asked).queryKey));

function listed(beside: Reply<'modelBeside'> | undefined): Listed | undefined {
  if (!beside) return undefined;
  const catalogue = catalogues.find(({ type }) => type === beside.type);
  return catalogue && { vehicle: beside.vehicle, others: beside.others, catalogue };
}
