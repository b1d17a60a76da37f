import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvError, parseCsv, writeCsv } from './csv.ts';

const MOST = 100;
const cells = (text: string) => parseCsv(text, MOST).map((line) => line.cells);
const faultOf = (text: string, most = MOST): [number, string] => {
  try {
    parseCsv(text, most);
  } catch (error) {
    if (error instanceof CsvError) return [error.line, error.message];
    throw error;
  }
  throw new Error('It was read.');
};

describe('a file of cells', () => {
  it('begins with the mark that tells Excel its alphabet, and quotes every text', () => {
    expect(writeCsv([['ಕನ್ನಡ', 'a "b"', 'one, two']])).toBe('\ufeff"ಕನ್ನಡ","a ""b""","one, two"\r\n');
  });

  it.each(['=1+1', '+91', '-1', '@SUM(A1)', '\t=1', ' =1', '|calc', '%1', '＝1+1'])('has %j as plain text', (text) => {
    expect(writeCsv([[text]])).toBe(`\ufeff"'${text}"\r\n`);
    expect(cells(writeCsv([[text]]))).toEqual([[text]]);
  });

  it('comes back as it was written, whatever stands in it', () => {
    const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom("'=", "''=1", "'", '"', '\r\n', ',', '=x'));
    const line = fc.tuple(fc.constant('key'), cell, cell);
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        expect(cells(writeCsv(lines))).toEqual(lines);
      }),
    );
  });

  it('is read however its lines end, with or without quotes, without those that are empty', () => {
    expect(cells('a,b\r\nc,"d"\n\n,\r"e",')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', ''],
    ]);
    expect(cells('')).toEqual([]);
  });

  it('counts its lines as an editor does', () => {
    const lines = parseCsv('a\n"b\r\nb\nb",c\n\nd', MOST).map(({ line }) => line);
    expect(lines).toEqual([1, 2, 6]);
  });

  it('says what is wrong with it, and on which line', () => {
    expect(faultOf('a\n"b\nc,d\n')).toEqual([2, 'A quotation mark is opened here and never closed.']);
    expect(faultOf('a\nb,c"d')[0]).toBe(2);
    expect(faultOf('a\n"b"c,d')[0]).toBe(2);
    expect(faultOf('a\nb\nc', 2)).toEqual([3, 'A file can have 2 lines at most.']);
  });
});
