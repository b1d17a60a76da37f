import { describe, expect, it } from 'vitest';
import type { Fact } from '../facts.ts';
import type { Quote, QuoteLine } from '../on-road/quote.ts';
import { differenceOf } from './comparable.ts';
import type { EnergyPrice } from './energy.ts';
import { energyPerKm, energyPricesOn } from './energy.ts';
import { breakEven, costOf } from './running-cost.ts';

const fact = (figure: Fact['figure'], value: number): Fact => ({ figure, value, source: 'a test' });

describe('what a kilometre takes', () => {
  it.each([
    ['petrol', [fact('kmpl', 50)], 0.02],
    ['electric', [fact('batteryKwh', 3), fact('rangeKm', 100)], 0.03],
    ['electric', [fact('batteryKwh', 3)], undefined],
    ['electric', [fact('rangeKm', 100)], undefined],
    ['petrol', [], undefined],
  ] as const)('%s with %o: %s', (fuel, facts, perKm) => expect(energyPerKm(fuel, facts)).toBe(perKm));
});

describe('what riding costs', () => {
  // 102 rupees a litre at 50 km/L: 2.04 a kilometre; 30 km a day: 61.20 a day, 22,338 a year.
  it('with petrol', () => {
    const { km, month, year } = costOf(102 * 0.02, 30);
    expect([km, month, year].map((rupees) => rupees.toFixed(2))).toEqual(['2.04', '1861.50', '22338.00']);
  });

  // 6 rupees a unit at 0.03 units a kilometre: 18 paise; 30 km a day: 5.40 a day, 1,971 a year.
  it('with electricity', () => {
    const { km, month, year } = costOf(6 * 0.03, 30);
    expect([km, month, year].map((rupees) => rupees.toFixed(2))).toEqual(['0.18', '164.25', '1971.00']);
  });
});

describe('the month in which what is saved has paid what was paid more', () => {
  it.each([
    // 20,000 at 1,000 a month; at best 1,380 less 170, at worst 1,020 less 230.
    [
      { more: 20_000, electric: 200, petrol: 1200 },
      { months: 20, least: 17, most: 26 },
    ],
    [
      { more: 20_001, electric: 200, petrol: 1200 },
      { months: 21, least: 17, most: 26 },
    ],
    [
      { more: 0, electric: 200, petrol: 1200 },
      { months: 0, least: 0, most: 0 },
    ],
    [
      { more: -5000, electric: 200, petrol: 1200 },
      { months: 0, least: 0, most: 0 },
    ],
    [
      { more: 1, electric: 200, petrol: 1200 },
      { months: 1, least: 1, most: 1 },
    ],
    // As dear to ride: only if the petrol one takes more and the electric one less.
    [
      { more: 3000, electric: 1000, petrol: 1000 },
      { months: Infinity, least: 10, most: Infinity },
    ],
    [
      { more: 3000, electric: 1000, petrol: 100 },
      { months: Infinity, least: Infinity, most: Infinity },
    ],
  ])('%o', (compared, expected) => expect(breakEven(compared)).toEqual(expected));
});

describe('the price of energy', () => {
  const price = (validFrom: string, rupees: number): EnergyPrice => ({
    energy: 'petrol',
    price: rupees,
    validFrom,
    source: 'a test',
  });
  const prices = [price('2026-12-01', 105), price('2024-06-15', 102.84)];

  it.each([
    ['2024-06-14', []],
    ['2024-06-15', [102.84]],
    ['2026-11-30', [102.84]],
    ['2026-12-01', [105]],
  ])('on %s is the newest that holds then: %o', (date, expected) => {
    expect(energyPricesOn(prices, date).map((one) => one.price)).toEqual(expected);
  });
});

describe('two prices on the road', () => {
  const line = (key: QuoteLine['key'], amount: number | null, isIncluded = true): QuoteLine => ({
    key,
    amount,
    kind: 'government',
    isOptional: false,
    isIncluded,
  });
  const quoteOf = (...lines: QuoteLine[]): Quote => ({
    asOf: '2026-11-16',
    lines,
    total: 0,
    unknown: lines.filter(({ amount, isIncluded }) => isIncluded && amount === null).map(({ key }) => key),
  });

  it('differ by all that both know', () => {
    const one = quoteOf(line('exShowroom', 117_000), line('registration', 0), line('hypothecation', 500, false));
    const other = quoteOf(line('exShowroom', 76_684), line('registration', 300), line('hypothecation', 500, false));
    expect(differenceOf(one, other)).toEqual({ more: 40_016, leftOut: [] });
  });

  it('are compared without what one of them does not know, and without the tax on it', () => {
    const one = quoteOf(line('exShowroom', 90_000), line('ownDamage', null), line('premiumGst', 443.88));
    const other = quoteOf(line('exShowroom', 80_000), line('ownDamage', 1273.76), line('premiumGst', 1057.46));
    expect(differenceOf(one, other)).toEqual({ more: 10_000, leftOut: ['ownDamage', 'premiumGst'] });
  });
});
