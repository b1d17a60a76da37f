import { describe, expect, it } from 'vitest';
import { emiOf, readLoan } from './emi.ts';

describe('the monthly instalment of a loan', () => {
  it.each([
    [100_000, 12, 1, 8884.88],
    [100_000, 10, 5, 2124.7],
    [89_000, 9.5, 3, 2850.93],
    [1_250_000, 8.75, 20, 11_046.38],
    [120_000, 0, 1, 10_000],
    [50_000, 0, 0.5, 8333.33],
  ])('of ₹%d at %d percent for %d years is %d', (amount, ratePercent, years, emi) => {
    expect(emiOf({ amount, ratePercent, years }).emi).toBeCloseTo(emi, 2);
  });

  it('adds up to what is paid back, of which all beyond the loan is interest', () => {
    const { emi, months, totalPayment, totalInterest } = emiOf({ amount: 100_000, ratePercent: 12, years: 1 });
    expect(months).toBe(12);
    expect(totalPayment).toBeCloseTo(emi * 12, 6);
    expect(totalInterest).toBeCloseTo(6618.55, 2);
    expect(emiOf({ amount: 100_000, ratePercent: 0, years: 2 }).totalInterest).toBe(0);
  });

  it('is a figure also where rate and tenure are very small', () => {
    expect(emiOf({ amount: 100_000, ratePercent: 1e-9, years: 1 }).emi).toBeCloseTo(8333.33, 2);
  });
});

describe('what is typed', () => {
  it('is a loan once all three are filled', () => {
    expect(readLoan({ amount: '1,00,000', rate: ' 9.5 ', years: '3' })).toEqual({
      loan: { amount: 100_000, ratePercent: 9.5, years: 3 },
      faults: {},
    });
    expect(readLoan({ amount: '100000', rate: '0', years: '0.08' }).loan).toMatchObject({ ratePercent: 0 });
  });

  it.each([
    ['', '9.5', '3', { amount: 'missing' }],
    ['100000', '', ' ', { rate: 'missing', years: 'missing' }],
    ['0', '9.5', '3', { amount: 'outside' }],
    ['-5', '9.5', '3', { amount: 'outside' }],
    ['1e12', '9.5', '3', { amount: 'outside' }],
    ['100000', '-1', '3', { rate: 'outside' }],
    ['100000', '950', '3', { rate: 'outside' }],
    ['100000', '9.5', '0', { years: 'outside' }],
    ['100000', '9.5', '-2', { years: 'outside' }],
    ['100000', '9.5', '300', { years: 'outside' }],
    ['a lot', '9.5', 'Infinity', { amount: 'outside', years: 'outside' }],
  ])('is none with %j, %j and %j', (amount, rate, years, faults) => {
    expect(readLoan({ amount, rate, years })).toEqual({ faults });
  });
});
