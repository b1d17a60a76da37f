import { expect, it } from 'vitest';
import { readPriceFile } from './read-price-file.ts';

const read = (...parts: BlobPart[]) => readPriceFile(new Blob(parts));

it('reads CSV, counting lines as an editor does', async () => {
  expect(await read('Prices\r\n\r\nModel,Variant,Price\r\nSP125,,"1,00,000"\r\n\r\nX,Y,no\r\n')).toEqual({
    lines: [{ line: 4, model: 'SP125', variant: '', price: 100_000 }],
    faults: [{ line: 6, message: '“no” is no price in whole rupees.' }],
  });
});

it.each([
  ['a broken CSV file', ['Model,Price\n"a'], 2, 'never closed'],
  ['a workbook that is none', [new Uint8Array([0x50, 0x4b, 1, 2])], 1, 'no Excel workbook'],
  ['a workbook of an old Excel', [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 1, 'save it as .xlsx'],
  ['a picture', [new Uint8Array([0xff, 0xd8, 0xff, 0])], 1, 'no row that heads'],
  ['too much', [new Uint8Array(5 * 1024 * 1024 + 1)], 1, '5 MB'],
] as const)('says what is wrong with %s', async (_what, parts, line, words) => {
  expect(await read(...(parts as readonly BlobPart[]))).toEqual({
    lines: [],
    faults: [{ line, message: expect.stringContaining(words) }],
  });
});
