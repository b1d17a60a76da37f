import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '../contract/csv.ts';
import type { Fact, Fuel } from '../contract/facts.ts';
import type { RateName } from '../contract/on-road/lines.ts';
import type { Bought, Quote } from '../contract/on-road/quote.ts';
import { quote } from '../contract/on-road/quote.ts';
import type { Rate } from '../contract/on-road/rates.ts';
import { crossedSlab } from '../contract/on-road/slabs.ts';
import { loadRates } from './load-rates.ts';

const { rates } = loadRates();
const DAY = '2026-11-16';

const fact = (figure: Fact['figure'], value: number): Fact => ({ figure, value, source: 'a test' });
const petrol = (price: number, cc = 109.51): Bought => ({ price, fuel: 'petrol', facts: [fact('cc', cc)] });
const electric = (price: number, kw: number): Bought => ({ price, fuel: 'electric', facts: [fact('ratedKw', kw)] });
const amountOf = ({ lines }: Quote, key: string): number | null | undefined =>
  lines.find((one) => one.key === key)?.amount;
const rate = (of: Partial<Rate>): Rate => ({
  rate: 'smartCard',
  fuel: 'any',
  validFrom: '2020-01-01',
  steps: [{ value: 200 }],
  source: 'a test',
  ...of,
});

it('has the amounts of the published example', () => {
  const found = quote(petrol(76_684), {}, DAY, rates);
  const government = ['roadTax', 'cess', 'welfareCess', 'registration', 'smartCard'].map((key) => amountOf(found, key));
  expect(government).toEqual([9202.08, 1012.23, 500, 300, 200]);
});

/** Reckoned apart from this code, in decimal arithmetic, for prices, capacities and powers on, below and above every step. */
describe('a table of 1,000 quotes', () => {
  const [heading, ...rows] = parseCsv(readFileSync(path.join(import.meta.dirname, 'rates-quotes.csv'), 'utf8'), 2000);
  const columns = heading?.cells ?? [];

  it('holds to the paisa', () => {
    expect(rows).toHaveLength(1000);
    for (const { cells } of rows) {
      const [fuel, price, engine, financed] = [cells[0] as Fuel, Number(cells[1]), Number(cells[2]), cells[3] === '1'];
      const bought = fuel === 'petrol' ? petrol(price, engine) : electric(price, engine);
      const found = quote(bought, { isFinanced: financed }, DAY, rates);
      const amounts = columns.slice(4, -1).map((key) => amountOf(found, key)?.toFixed(2) ?? '');
      expect([...amounts, found.total.toFixed(2)], cells.join(' ')).toEqual(cells.slice(4));
    }
  });

  it('holds with an offer taken off the total, and with no other line changed', () => {
    for (const { cells } of rows) {
      const [fuel, price, engine, financed] = [cells[0] as Fuel, Number(cells[1]), Number(cells[2]), cells[3] === '1'];
      const bought = fuel === 'petrol' ? petrol(price, engine) : electric(price, engine);
      const extras = [{ key: 'offer:3', label: 'Festive', amount: -2500 }] as const;
      const found = quote(bought, { isFinanced: financed, extras }, DAY, rates);
      const amounts = columns.slice(4, -1).map((key) => amountOf(found, key)?.toFixed(2) ?? '');
      const [total = ''] = cells.slice(-1);
      const expected = [...cells.slice(4, -1), (Math.round(Number(total) * 100) / 100 - 2500).toFixed(2)];
      expect([...amounts, found.total.toFixed(2)], cells.join(' ')).toEqual(expected);
    }
  });
});

it.each([
  [50_000, 5000],
  [50_001, 6000.12],
  [100_000, 12_000],
  [100_001, 18_000.18],
])('knows on which side of a slab a price of %i is', (price, tax) => {
  expect(amountOf(quote(petrol(price), {}, DAY, rates), 'roadTax')).toBe(tax);
});

it('says what it does not know, and leaves it out of the total', () => {
  const found = quote(electric(90_000, 1.2), {}, DAY, rates);
  expect(found.unknown).toEqual(['welfareCess', 'numberPlate', 'ownDamage']);
  expect(amountOf(found, 'welfareCess')).toBeNull();
  const known = found.lines.filter(({ isIncluded }) => isIncluded).reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  expect(found.total).toBeCloseTo(known, 6);
});

it('does not know the insurance of an engine that nobody has measured', () => {
  const found = quote({ price: 80_000, fuel: 'petrol', facts: [] }, {}, DAY, rates);
  expect(found.unknown).toEqual(expect.arrayContaining(['ownDamage', 'thirdParty']));
  expect(amountOf(found, 'premiumGst')).toBe(135);
});

it('knows nothing but the price where there are no rates', () => {
  const found = quote(petrol(80_000), {}, DAY, []);
  expect(found.total).toBe(80_000);
  expect(found.unknown).toHaveLength(found.lines.length - 2);
});

it('asks for hypothecation of those alone who take a loan', () => {
  const line = (isFinanced: boolean) =>
    quote(petrol(80_000), { isFinanced }, DAY, rates).lines.find(({ key }) => key === 'hypothecation');
  expect(line(false)).toMatchObject({ amount: 500, isOptional: true, isIncluded: false });
  expect(line(true)).toMatchObject({ amount: 500, isIncluded: true });
  const difference =
    quote(petrol(80_000), { isFinanced: true }, DAY, rates).total - quote(petrol(80_000), {}, DAY, rates).total;
  expect(difference).toBeCloseTo(500, 6);
});

it('adds accessories that were chosen and takes offers off', () => {
  const extras = [
    { key: 'accessory:08P55', label: 'Seat cover', amount: 450 },
    { key: 'offer:3', label: 'Festive', amount: -2000 },
  ] as const;
  const found = quote(petrol(80_000), { extras }, DAY, rates);
  expect(found.total - quote(petrol(80_000), {}, DAY, rates).total).toBeCloseTo(-1550, 6);
  expect(found.lines.slice(-2)).toMatchObject([
    { key: 'accessory:08P55', isOptional: true, kind: 'optional' },
    { key: 'offer:3', isOptional: false, kind: 'dealer' },
  ]);
});

it('never takes more off than the price itself, so that nobody else goes without what they are owed', () => {
  const offers = [-50_000, -20_000, -30_000, -1].map((amount, index) => ({
    key: `offer:${index}` as const,
    label: 'Festive',
    amount,
  }));
  const found = quote(petrol(80_000), { extras: offers }, DAY, rates);
  expect(offers.map(({ key }) => amountOf(found, key))).toEqual([-50_000, -20_000, -10_000, undefined]);
  expect(found.total).toBeCloseTo(quote(petrol(80_000), {}, DAY, rates).total - 80_000, 6);
  expect(found.total).toBeGreaterThan(0);
});

it('has no line for handling', () => {
  const keys = quote(petrol(80_000), {}, DAY, rates).lines.map(({ key }) => key);
  expect(keys).toEqual([
    'exShowroom',
    'roadTax',
    'cess',
    'welfareCess',
    'registration',
    'smartCard',
    'numberPlate',
    'hypothecation',
    'ownDamage',
    'thirdParty',
    'personalAccident',
    'premiumGst',
  ]);
});

it('tells the tax inside the price', () => {
  const { lines } = quote(petrol(118_000), {}, DAY, rates);
  expect(lines[0]?.rule).toEqual({ gstPercent: 18, gst: 18_000 });
  expect(quote(petrol(140_000, 500), {}, DAY, rates).lines[0]?.rule).toEqual({ gstPercent: 40, gst: 40_000 });
});

describe('a rate', () => {
  const amounts = (name: RateName, list: Rate[], date = DAY) => amountOf(quote(petrol(80_000), {}, date, list), name);
  const newer = rate({ validFrom: '2026-12-01', steps: [{ value: 250 }] });

  it('holds from its day on', () => {
    expect(amounts('smartCard', [newer, rate({})], '2026-11-30')).toBe(200);
    expect(amounts('smartCard', [newer, rate({})], '2026-12-01')).toBe(250);
    expect(amounts('smartCard', [newer], '2026-11-30')).toBeNull();
  });

  it('for one fuel goes before one for any, however old', () => {
    const own = rate({ fuel: 'petrol', validFrom: '2010-01-01', steps: [{ value: 150 }] });
    expect(amounts('smartCard', [newer, rate({}), own], '2027-01-01')).toBe(150);
    expect(amounts('smartCard', [rate({ fuel: 'electric' })])).toBeNull();
  });
});

describe('a slab of the tax', () => {
  const between = (from: number, to: number, fuel: Fuel = 'petrol') => crossedSlab({ fuel, from, to }, DAY, rates);

  it('makes a variant far dearer on the road than the price says', () => {
    const crossed = { edge: 100_000, percent: 18, more: 8513, moreWithTax: 16_325.84 };
    expect(between(91_771, 100_284)).toEqual(crossed);
    expect(between(100_284, 91_771)).toEqual(crossed);
  });

  it.each([
    [100_000, 100_001, 100_000],
    [99_999, 100_000, undefined],
    [100_001, 120_000, undefined],
    [49_999, 50_001, 50_000],
    [40_000, 110_000, 100_000],
  ])('between %i and %i ends at %s', (from, to, edge) => expect(between(from, to)?.edge).toBe(edge));

  it('is none where there is no tax', () => expect(between(90_000, 110_000, 'electric')).toBeUndefined());
});
