/** Amounts are counted in paise while they are reckoned with: whole numbers add up as they are written. */

const PAISE = 100;
/** Rates have three decimals at most. */
const PARTS_OF_PERCENT = 1000;

export const paiseOf = (rupees: number): number => Math.round(rupees * PAISE);
export const rupeesOf = (paise: number): number => paise / PAISE;

/** Halves of a paisa go up. */
export function percentOf(paise: number, percent: number): number {
  const parts = Math.round(percent * PARTS_OF_PERCENT);
  const whole = 100 * PARTS_OF_PERCENT;
  return Math.floor((paise * parts * 2 + whole) / (2 * whole));
}

/** What of an amount is the tax that was added to it at this rate: 18 of 118. */
export function insideOf(paise: number, percent: number): number {
  const parts = Math.round(percent * PARTS_OF_PERCENT);
  const whole = 100 * PARTS_OF_PERCENT + parts;
  return Math.floor((paise * parts * 2 + whole) / (2 * whole));
}
