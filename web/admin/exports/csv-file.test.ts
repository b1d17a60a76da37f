import { expect, it } from 'vitest';
import { csvFile } from './csv-file.ts';

const columns = ['Name', 'Loan Amount', 'Comment'].map((label) => ({ label, isAmount: label === 'Loan Amount' }));
const linesOf = (...rows: (string | number | null)[][]) => csvFile({ columns, rows }).join('').split('\r\n');

it('begins with the mark that tells Excel its alphabet, and the headings', () => {
  expect(linesOf()[0]).toBe('\ufeffName,Loan Amount,Comment');
});

it('keeps every script, and quotes what would break a line', () => {
  expect(linesOf(['ಆಶಾ "Asha"', 75_000, 'one, two'])[1]).toBe('"ಆಶಾ ""Asha""",75000,"one, two"');
  expect(csvFile({ columns, rows: [['a', null, 'b\nc']] }).at(-1)).toBe('a,,"b\nc"\r\n');
});

it.each(['=1+1', '+91 98450 12345', '-1', '@SUM(A1)', '\t=1', ' =1', '|calc', '%1', '＝1+1', '＠SUM(A1)'])(
  'makes %j plain text',
  (text) => {
    expect(linesOf([text, null, ''])[1]).toBe(`'${text},,`);
  },
);

it('leaves amounts below nothing as numbers', () => expect(linesOf(['a', -5, ''])[1]).toBe('a,-5,'));
