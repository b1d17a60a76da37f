import { paiseOf, rupeesOf } from '../on-road/money.ts';
import type { Quote, QuoteLine } from '../on-road/quote.ts';

type Key = QuoteLine['key'];

const PREMIUMS: readonly Key[] = ['ownDamage', 'thirdParty', 'personalAccident'];

export interface Difference {
  /** By how much the first costs more on the road, in rupees. */
  more: number;
  /** Lines that one of both does not know: they are in neither sum. */
  leftOut: Key[];
}

/** Two prices on the road over the lines that both know: otherwise the one of which less is known would be the cheaper one. */
export function differenceOf(one: Quote, other: Quote): Difference {
  const unknown = new Set([...one.unknown, ...other.unknown]);
  // Tax on a premium that is in neither sum is in neither, too.
  if (PREMIUMS.some((key) => unknown.has(key))) unknown.add('premiumGst');
  const sum = ({ lines }: Quote): number =>
    lines
      .filter(({ key, isIncluded }) => isIncluded && !unknown.has(key))
      .reduce((paise, { amount }) => paise + paiseOf(amount ?? 0), 0);
  const order = [...new Set([...one.lines, ...other.lines].map(({ key }) => key))];
  return { more: rupeesOf(sum(one) - sum(other)), leftOut: order.filter((key) => unknown.has(key)) };
}
