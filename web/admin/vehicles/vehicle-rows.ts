import type { VehicleType } from '../../../contract/catalogue.ts';
import type { Reply } from '../../lib/api-client.ts';

export type VehicleRow = Reply<'manageBikes'>[number] | Reply<'manageScooters'>[number];

export const vehicleQueries = {
  bikes: 'manageBikes',
  scooters: 'manageScooters',
  ev: 'manageEv',
} as const satisfies Record<VehicleType, string>;

/** In the order of the dropdown. */
export const vehicleTypes = Object.keys(vehicleQueries) as VehicleType[];

export const statusCalls = {
  bikes: 'setBikeStatus',
  scooters: 'setScooterStatus',
  ev: 'setEvStatus',
} as const satisfies Record<VehicleType, string>;

export const nameOf = (row: VehicleRow): string => ('scooterName' in row ? row.scooterName : row.bikeName);

export const isActive = ({ status }: VehicleRow): boolean => status === 1;
