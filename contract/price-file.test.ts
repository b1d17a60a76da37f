import { describe, expect, it } from 'vitest';
import { MOST_PRICE_LINES, readPrice, readPriceTable } from './price-file.ts';

const read = (rows: readonly string[][]) => readPriceTable(rows.map((cells, index) => ({ line: index + 1, cells })));

describe('a file with prices', () => {
  it('is read from below its heading, wherever that stands and in whatever order', () => {
    const rows = [
      ['Prices of November'],
      [],
      ['Ex-Showroom', ' Variant', 'MODEL'],
      ['₹ 94,422', 'H-Smart', 'Activa 125'],
      [],
      ['81250', '', 'SP125'],
    ];
    expect(read(rows)).toEqual({
      lines: [
        { line: 4, model: 'Activa 125', variant: 'H-Smart', price: 94_422 },
        { line: 6, model: 'SP125', variant: '', price: 81_250 },
      ],
      faults: [],
    });
  });

  it('names each line that is no price', () => {
    const { lines, faults } = read([
      ['Model', 'Price'],
      ['SP125', 'soon'],
      ['', '100'],
      ['SP125', '-5'],
      ['SP125', '1.50'],
    ]);
    expect(lines).toEqual([]);
    expect(faults).toEqual([
      { line: 2, message: '“soon” is no price in whole rupees.' },
      { line: 3, message: 'The model is missing.' },
      { line: 4, message: '“-5” is no price in whole rupees.' },
      { line: 5, message: '“1.50” is no price in whole rupees.' },
    ]);
  });

  it('without the columns, without a price, or too long is refused as a whole', () => {
    expect(read([['Name', 'Colour']]).faults[0]?.message).toContain('no row that heads');
    expect(read([]).faults).toHaveLength(1);
    expect(
      read([
        ['Model', 'Price'],
        ['', ''],
      ]).faults,
    ).toEqual([{ line: 1, message: 'There is no price below the heading.' }]);
    const long = Array.from({ length: MOST_PRICE_LINES + 1 }, () => ['SP125', '1']);
    expect(read([['Model', 'Price'], ...long]).faults[0]?.message).toContain('at most');
  });
});

it.each([
  ['94422', 94_422],
  ['₹94,422', 94_422],
  ['Rs. 1,04,422/-', 104_422],
  ['INR 94422.00', 94_422],
  ['0', undefined],
  ['9444444444', undefined],
  ['', undefined],
  ['=1+1', undefined],
])('%s as a price', (text, price) => {
  expect(readPrice(text)).toBe(price);
});
