import type { VehicleType } from '../../../contract/catalogue.ts';
import type { ModelDocument } from '../../../contract/schemas/model-document.ts';

const SHAPES: Record<VehicleType, ModelDocument['body']> = {
  bikes: 'commuter',
  scooters: 'family-scooter',
  ev: 'electric-scooter',
};

/** What a model most likely looks like, as long as nobody has said. */
export const shapeOf = (type: VehicleType): ModelDocument['body'] => SHAPES[type];
