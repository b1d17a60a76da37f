import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { Cell } from './export-table.ts';
import { xlsxFile } from './xlsx-file.ts';

const columns = [
  { label: 'Name', isAmount: false },
  { label: 'Loan Amount', isAmount: true },
];

function read(rows: Cell[][]): Record<string, string> {
  const files = unzipSync(Buffer.concat(xlsxFile({ title: 'Finance <Report>', columns, rows })));
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
}
const sheetOf = (rows: Cell[][]): string => read(rows)['xl/worksheets/sheet1.xml'] ?? '';

it('is a workbook whose parts know each other', () => {
  const files = read([]);
  expect(Object.keys(files).sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  expect(files['xl/workbook.xml']).toContain('name="Finance &lt;Report&gt;"');
  for (const target of ['worksheets/sheet1.xml', 'styles.xml'])
    expect(files['xl/_rels/workbook.xml.rels']).toContain(`Target="${target}"`);
});

it('keeps text as text, whatever it begins with, and amounts as numbers', () => {
  const sheet = sheetOf([['=1+1 & "ಆಶಾ"', 75_000]]);
  expect(sheet).toContain(
    '<c r="A2" s="0" t="inlineStr"><is><t xml:space="preserve">=1+1 &amp; &quot;ಆಶಾ&quot;</t></is></c>',
  );
  expect(sheet).toContain('<c r="B2" s="2"><v>75000</v></c>');
  expect(sheet).toContain('<autoFilter ref="A1:B2"/>');
});

it('leaves out what XML has no way to write, and empty cells', () => {
  expect(sheetOf([['a\u0001b\ud83dc\nd', null]])).toContain(
    '<row r="2"><c r="A2" s="0" t="inlineStr"><is><t xml:space="preserve">abc\nd</t></is></c></row>',
  );
});

it('has a row for each of many', () => {
  const rows = Array.from({ length: 2500 }, (_, index) => [`n${index}`, index]);
  expect(sheetOf(rows).match(/<row /g)).toHaveLength(2501);
});
