/** Within which somebody can describe a used vehicle. */
export const MOST_YEARS = 40;
export const MOST_KILOMETRES = 999_999;
export const MOST_OWNERS = 9;
/** Of a new one, in rupees. */
export const LEAST_PRICE = 10_000;
export const MOST_PRICE = 10_000_000;
