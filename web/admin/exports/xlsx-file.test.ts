import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { Cell } from './export-table.ts';
import { xlsxFile } from './xlsx-file.ts';

const columns = [
  { label: 'Name', isAmount: false },
  { label: 'Loan Amount', isAmount: true },
  { label: 'Enq. Date', isAmount: false, moment: 'date' as const },
  { label: 'Enq. Time', isAmount: false, moment: 'time' as const },
];

const about = { title: 'Finance <Report>', covers: 'All dates · Search: “asha”', made: 'Made on 16 Nov 2026, 3:45 PM' };

function read(rows: Cell[][]): Record<string, string> {
  const files = unzipSync(Buffer.concat(xlsxFile({ ...about, columns, rows })));
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
    '<c r="A6" s="0" t="inlineStr"><is><t xml:space="preserve">=1+1 &amp; &quot;ಆಶಾ&quot;</t></is></c>',
  );
  expect(sheet).toContain('<c r="B6" s="2"><v>75000</v></c>');
  expect(sheet).toContain('<autoFilter ref="A5:D6"/>');
});

it('leaves out what XML has no way to write, and empty cells', () => {
  expect(sheetOf([['a\u0001b\ud83dc\nd', null]])).toContain(
    '<row r="6"><c r="A6" s="0" t="inlineStr"><is><t xml:space="preserve">abc\nd</t></is></c></row>',
  );
});

it('has a row for each of many', () => {
  const rows = Array.from({ length: 2500 }, (_, index) => [`n${index}`, index]);
  expect(sheetOf(rows).match(/<row /g)).toHaveLength(2504);
});

it('says above the table what it is, what it covers and when it was made', () => {
  const sheet = sheetOf([]);
  for (const [place, text] of [
    ['A1', 'Finance &lt;Report&gt;'],
    ['A2', about.covers],
    ['A3', about.made],
    ['A5', 'Name'],
  ])
    expect(sheet).toMatch(new RegExp(`<c r="${place}" [^>]*><is><t xml:space="preserve">${text}</t>`));
  expect(sheet).toContain('<pane ySplit="5" topLeftCell="A6"');
});

it('has days and times that can be sorted and reckoned with, shown as people write them', () => {
  const sheet = sheetOf([['Asha', null, '2026-11-16', '15:45:00']]);
  expect(sheet).toContain('<c r="C6" s="3"><v>46342</v></c><c r="D6" s="4"><v>0.65625</v></c>');
  const styles = read([])['xl/styles.xml'];
  expect(styles).toContain('numFmtId="165" formatCode="d\\ mmm\\ yyyy"');
  expect(styles).toContain('numFmtId="166" formatCode="h:mm\\ AM/PM"');
});

it('keeps as text what is no day', () => {
  expect(sheetOf([['Asha', null, 'soon', null]])).toContain('<t xml:space="preserve">soon</t>');
});

it('writes counts as plain numbers', () => {
  const counted = [
    { label: 'Branch', isAmount: false },
    { label: 'Arrived', isAmount: true, isCount: true as const },
  ];
  const files = unzipSync(Buffer.concat(xlsxFile({ ...about, columns: counted, rows: [['North', 1234]] })));
  expect(strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('<c r="B6" s="5"><v>1234</v></c>');
});
