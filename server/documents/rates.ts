import type { LoanOffer } from '../../contract/loan/offers.ts';
import type { Rate } from '../../contract/on-road/rates.ts';
import type { EnergyPrice } from '../../contract/running-cost/energy.ts';
import type { Documents } from './document-kind.ts';
import { energyKind } from './kinds/energy.ts';
import { loansKind } from './kinds/loans.ts';
import { ratesKind } from './kinds/rates.ts';

const NONE: readonly Rate[] = [];

/** None where the document cannot be read by this release. */
export const ratesIn = (documents: Documents): readonly Rate[] => documents.of(ratesKind)[0]?.body.rates ?? NONE;

/** Whether they hold today or not. */
export const loanOffersIn = (documents: Documents): readonly LoanOffer[] =>
  documents.of(loansKind)[0]?.body.offers ?? [];

/** Whether they hold today or not. */
export const energyPricesIn = (documents: Documents): readonly EnergyPrice[] =>
  documents.of(energyKind)[0]?.body.prices ?? [];
