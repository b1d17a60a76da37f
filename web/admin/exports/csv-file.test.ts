import { expect, it } from 'vitest';
import { csvFile } from './csv-file.ts';

const columns = ['Name', 'Loan Amount', 'Comment'].map((label) => ({ label, isAmount: label === 'Loan Amount' }));
const about = { title: 'Finance Report', covers: 'All dates · Search: “asha”', made: 'Made on 16 Nov 2026, 3:45 PM' };
const fileOf = (...rows: (string | number | null)[][]) => csvFile({ ...about, columns, rows }).join('');
const lastLine = (...cells: (string | number | null)[]) => fileOf(cells).split('"Comment"\r\n')[1];

it('begins with the mark that tells Excel its alphabet, what it is, what it covers, when it was made, and the headings', () => {
  expect(fileOf().split('\r\n')).toEqual([
    '\ufeff"Finance Report"',
    '"All dates · Search: “asha”"',
    '"Made on 16 Nov 2026, 3:45 PM"',
    '',
    '"Name","Loan Amount","Comment"',
    '',
  ]);
});

it('keeps every script, and quotes every text', () => {
  expect(lastLine('ಆಶಾ "Asha"', 75_000, 'one, two')).toBe('"ಆಶಾ ""Asha""",75000,"one, two"\r\n');
  expect(lastLine('a', null, 'b\nc')).toBe('"a",,"b\nc"\r\n');
});

it.each(['=1+1', '+91 98450 12345', '-1', '@SUM(A1)', ' =1', '|calc', '%1', '＝1+1', '＠SUM(A1)'])(
  'makes %j plain text',
  (text) => expect(lastLine(text, null, '')).toBe(`"'${text}",,""\r\n`),
);

it.each([
  ["Ravi;=1+1*cmd|' /C calc'!A0", "Ravi;'=1+1*cmd|' /C calc'!A0"],
  ['Ravi; @SUM(A1)', "Ravi;' @SUM(A1)"],
  ['Ravi\t=1+1', "Ravi\t'=1+1"],
  ['\t=1', "'\t'=1"],
  ['Ravi,=1+1', "Ravi,'=1+1"],
  ['Ravi\n=1+1\r\n-2', "Ravi\n'=1+1\r\n'-2"],
  ['Ravi;"=1+1', `Ravi;'""=1+1`],
  ['a;b, c\td', 'a;b, c\td'],
])('makes %j plain text, whatever sign a spreadsheet cuts at', (text, safe) =>
  expect(lastLine('a', null, text)).toBe(`"a",,"${safe}"\r\n`),
);

it('leaves amounts below nothing as numbers', () => expect(lastLine('a', -5, '')).toBe('"a",-5,""\r\n'));
