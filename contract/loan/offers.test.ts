import { expect, it } from 'vitest';
import type { LoanOffer } from './offers.ts';
import { isLent, monthlyFrom, offersOn, termsOf } from './offers.ts';

const offer: LoanOffer = {
  lender: 'A test',
  percent: 12,
  feePercent: 1,
  feeRupees: 500,
  leastMonths: 12,
  mostMonths: 48,
  mostPercent: 90,
  validFrom: '2026-11-01',
  validUntil: '2026-11-30',
  source: 'a test',
};

it.each([
  ['2026-10-31', 0],
  ['2026-11-01', 1],
  ['2026-11-30', 1],
  ['2026-12-01', 0],
])('an offer holds from its first day to its last: %s', (date, count) => {
  expect(offersOn([offer], date)).toHaveLength(count);
});

it('has its fees in rupees', () => expect(termsOf(offer, 80_000, 36).fee).toBe(1300));

it.each([
  [90_000, 36, true],
  [90_001, 36, false],
  [50_000, 11, false],
  [50_000, 49, false],
  [0, 36, false],
])('lends %i of ₹1,00,000 over %i months: %s', (amount, months, isSo) => {
  expect(isLent(offer, { amount, months, onRoad: 100_000 })).toBe(isSo);
});

it('says the least that a vehicle costs a month', () => {
  const dearer = { ...offer, percent: 18 };
  expect(monthlyFrom(100_000, [dearer, offer])).toBe(2989.29);
  expect(monthlyFrom(100_000, [{ ...offer, mostMonths: 24 }])).toBeUndefined();
  expect(monthlyFrom(100_000, [])).toBeUndefined();
});
