/** Shown in place of a picture that cannot be loaded. */
export const DEFAULT_PICTURE = '/pictures/default-vehicle.svg';
