import { describe, expect, it } from 'vitest';
import type { ExchangeTable, UsedVehicle } from './exchange.ts';
import { exchangeRange, exchangeTableOn } from './exchange.ts';

const table: ExchangeTable = {
  validFrom: '2026-10-01',
  source: 'a test',
  ages: [
    { upTo: 1, value: 70 },
    { upTo: 5, value: 50 },
    { upTo: 10, value: 30 },
  ],
  kilometres: [{ upTo: 20_000, value: 0 }, { upTo: 50_000, value: 10 }, { value: 20 }],
  owners: [{ upTo: 1, value: 0 }, { upTo: 2, value: 10 }, { value: 20 }],
  good: 0,
  fair: 10,
  poor: 30,
  spread: 10,
};
const vehicle: UsedVehicle = { price: 80_000, years: 1, kilometres: 5000, owners: 1, condition: 'good' };

describe('what a used vehicle may be worth', () => {
  it.each<[Partial<UsedVehicle>, [number, number] | undefined]>([
    // 70 % of 80,000 are 56,000; a tenth less and more.
    [{}, [50_000, 62_000]],
    // 50 % are 40,000; less a tenth for the kilometres 36,000, less a tenth for the owners 32,400, less a tenth for its condition 29,160.
    [{ years: 3, kilometres: 30_000, owners: 2, condition: 'fair' }, [26_000, 32_500]],
    // On the last year, kilometre and owner of a step, and one above.
    [{ years: 5, kilometres: 20_000 }, [36_000, 44_000]],
    [{ years: 6, kilometres: 20_001 }, [19_000, 24_000]],
    [{ years: 10, kilometres: 90_000, owners: 4, condition: 'poor' }, [9500, 12_000]],
    // The table ends here.
    [{ years: 11 }, undefined],
    [{ price: 1000 }, [500, 1000]],
  ])('%o', (of, expected) => {
    const range = exchangeRange({ ...vehicle, ...of }, table);
    expect(range && [range.least, range.most]).toEqual(expected);
  });

  it('is one figure where the table has no range', () => {
    expect(exchangeRange(vehicle, { ...table, spread: 0 })).toEqual({ least: 56_000, most: 56_000 });
  });
});

it.each([
  ['2026-09-30', undefined],
  ['2026-10-01', '2026-10-01'],
  ['2027-01-01', '2027-01-01'],
])('the table of %s is that from %s', (date, validFrom) => {
  const newer = { ...table, validFrom: '2027-01-01' };
  expect(exchangeTableOn([table, newer], date)?.validFrom).toBe(validFrom);
});
