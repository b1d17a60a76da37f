export { modelKey } from './model-key.ts';

export const vehicleTypes = ['bikes', 'scooters', 'ev'] as const;
export type VehicleType = (typeof vehicleTypes)[number];

/** A name or id that is longer than any is simply unknown, so the limit here is that of addresses. */
export const MAX_PARAMETER_LENGTH = 20_000;
