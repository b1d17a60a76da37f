import { describe, expect, it } from 'vitest';
import { affordable, aprOf, costOf, instalmentOf, reducingRate, scheduleOf } from './loan.ts';

describe('the instalment', () => {
  it.each([
    // Examples that lenders have published for two-wheelers, in whole rupees.
    [{ amount: 150_000, months: 24, percent: 11 }, 6991],
    // The illustration of the Reserve Bank for its statement of key facts.
    [{ amount: 20_000, months: 24, percent: 15 }, 970],
    [{ amount: 12_000, months: 12, percent: 0 }, 1000],
  ])('of %o is that of the published example', (terms, published) => {
    expect(Math.round(instalmentOf(terms))).toBe(published);
  });

  it('at a flat rate has the interest of the whole amount in it', () => {
    expect(instalmentOf({ amount: 60_000, months: 24, percent: 10, isFlat: true })).toBe(3000);
  });
});

describe('the yearly cost with fees', () => {
  it("is that of the Reserve Bank's illustration, which rounds the instalment up", () => {
    // 20,000 less fees of 400; 17.07 % there, with the instalment to the paisa.
    expect(aprOf({ amount: 20_000, months: 24, percent: 15, fee: 400 })).toBeCloseTo(17.07, 2);
  });

  it('without fees is the rate itself', () => {
    expect(aprOf({ amount: 80_000, months: 36, percent: 12.5 })).toBeCloseTo(12.5, 2);
  });

  it('of a flat rate is nearly twice of it', () => {
    expect(reducingRate({ amount: 60_000, months: 24, percent: 10, isFlat: true })).toBeCloseTo(18.16, 1);
  });
});

describe('the schedule', () => {
  it.each([
    { amount: 83_456.78, months: 36, percent: 11.25 },
    { amount: 60_000, months: 24, percent: 10, isFlat: true },
    { amount: 10_000, months: 7, percent: 0 },
    { amount: 100_000, months: 1, percent: 18 },
  ])('of %o repays all of it and not a paisa more', (terms) => {
    const schedule = scheduleOf(terms);
    expect(schedule).toHaveLength(terms.months);
    expect(schedule.at(-1)?.balance).toBe(0);
    expect(schedule.reduce((sum, { principal }) => sum + principal, 0)).toBeCloseTo(terms.amount, 2);
    const last = schedule.at(-1)?.payment ?? 0;
    expect(Math.abs(last - instalmentOf(terms))).toBeLessThan(terms.months / 50);
    for (const { payment, interest, principal } of schedule) expect(payment).toBeCloseTo(interest + principal, 6);
  });

  it('adds up to what is paid in all', () => {
    const terms = { amount: 90_000, months: 36, percent: 12, fee: 1500 };
    const { total, interest, fee } = costOf(terms);
    expect(total).toBeCloseTo(90_000 + interest + fee, 2);
  });
});

it.each([{ isFlat: false }, { isFlat: true }])('what can be had for ₹3,000 a month costs that a month: %o', (kind) => {
  const terms = { months: 36, percent: 12, ...kind };
  const amount = affordable(3000, terms);
  expect(instalmentOf({ ...terms, amount })).toBeLessThanOrEqual(3000);
  expect(instalmentOf({ ...terms, amount: amount + 100 })).toBeGreaterThan(3000);
});
