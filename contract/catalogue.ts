export { modelKey } from './model-key.ts';

export const vehicleTypes = ['bikes', 'scooters', 'ev'] as const;
export type VehicleType = (typeof vehicleTypes)[number];

/** As many models as a strip shows together, or a field lets choose from. */
export const MOST_TOGETHER = 60;

/** Where there are more, a strip shows so many at a time. */
export const MODELS_PER_PART = 24;

/** As many as the page of a model shows beside it. */
export const MODELS_BESIDE = 20;

/** Names without spaces of motorcycles that, as specified, have neither a detail page nor a view from all sides. */
export const WITHOUT_DETAILS: readonly string[] = ['XBLADE', 'CD110DELUXE'];

/** A name or id that is longer than any is simply unknown, so the limit here is that of addresses. */
export const MAX_PARAMETER_LENGTH = 20_000;
