import type { Terms } from './loan.ts';
import { instalmentOf } from './loan.ts';

/** What a lender offers from a day on. */
export interface LoanOffer {
  lender: string;
  /** A year. */
  percent: number;
  isFlat?: boolean | undefined;
  /** Of the amount, and beside that. */
  feePercent?: number | undefined;
  feeRupees?: number | undefined;
  leastMonths: number;
  mostMonths: number;
  /** Of the price on the road that is lent at most. */
  mostPercent: number;
  /** `YYYY-MM-DD`, both inclusive. */
  validFrom: string;
  validUntil?: string | undefined;
  source: string;
}

/** Over how many months "from so much a month" is reckoned. */
export const USUAL_MONTHS = 36;

export const offersOn = <Offer extends LoanOffer>(offers: readonly Offer[], date: string): Offer[] =>
  offers.filter(({ validFrom, validUntil }) => validFrom <= date && (!validUntil || date <= validUntil));

export const termsOf = (offer: LoanOffer, amount: number, months: number): Terms => ({
  amount,
  months,
  percent: offer.percent,
  isFlat: offer.isFlat,
  fee: Math.round((amount * (offer.feePercent ?? 0)) / 100 + (offer.feeRupees ?? 0)),
});

/** Whether a lender lends so much of a price, for so long. */
export const isLent = (
  offer: LoanOffer,
  { amount, months, onRoad }: { amount: number; months: number; onRoad: number },
) =>
  amount > 0 &&
  months >= offer.leastMonths &&
  months <= offer.mostMonths &&
  amount <= Math.ceil((onRoad * offer.mostPercent) / 100);

/** The least that a vehicle of this price costs a month, with as much lent as the lender lends. */
export function monthlyFrom(onRoad: number, offers: readonly LoanOffer[]): number | undefined {
  const instalments = offers
    .filter(({ leastMonths, mostMonths }) => leastMonths <= USUAL_MONTHS && USUAL_MONTHS <= mostMonths)
    .map((offer) => instalmentOf(termsOf(offer, (onRoad * offer.mostPercent) / 100, USUAL_MONTHS)));
  return instalments.length > 0 ? Math.min(...instalments) : undefined;
}
