import type { Content } from '../../content/load-content.ts';

/** What stands as JSON in `vehicles.content`: the part of a model that staff cannot edit. */
export type VehicleContent = Pick<
  Content['models'][number],
  'details' | 'summary' | 'specifications' | 'colours' | 'features' | 'pictures' | 'brochure'
>;

export const parseVehicleContent = (json: string): VehicleContent => JSON.parse(json);

export function toVehicleContent(model: Content['models'][number]): string {
  const { details, summary, specifications, colours, features, pictures, brochure } = model;
  const content: VehicleContent = { details, summary, specifications, colours, features, pictures, brochure };
  return JSON.stringify(content);
}
