import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { workbookOf } from '../../../test-support/workbook.ts';
import { xlsxFile } from '../exports/xlsx-file.ts';
import { readSheet, SheetError } from './read-sheet.ts';

it('reads what our own workbooks say', () => {
  const columns = [
    { label: 'Model', isAmount: false },
    { label: 'Price', isAmount: true },
  ];
  const about = { title: 'Prices', covers: 'All', made: 'Made today' };
  const rows = readSheet(Buffer.concat(xlsxFile({ ...about, columns, rows: [['ಆಕ್ಟಿವಾ & "125"', 94_422]] })));
  expect(rows.at(-2)).toEqual(['Model', 'Price']);
  expect(rows.at(-1)).toEqual(['ಆಕ್ಟಿವಾ & "125"', '94422']);
});

const workbook = (sheet: string, more: Record<string, string> = {}): Uint8Array =>
  workbookOf({ 'xl/worksheets/sheet1.xml': sheet, ...more });

it('reads shared texts, cells and rows that are left out, and the sheet that stands first', () => {
  const shared = '<sst><si><t>Model</t></si><si><r><t>Pri</t></r><r><t>ce</t></r><rPh><t>no</t></rPh></si></sst>';
  const sheet =
    '<sheetData><row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row><row r="3"/><row r="4"><c r="C4"><v>5</v></c></row></sheetData>';
  const other = {
    'xl/sharedStrings.xml': shared,
    'xl/workbook.xml': '<workbook><sheets><sheet name="x" sheetId="7" r:id="rId9"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Target="worksheets/second.xml" Id="rId9"/></Relationships>',
    'xl/worksheets/second.xml': sheet,
  };
  expect(readSheet(workbook('<sheetData><row r="1"><c r="A1"><v>no</v></c></row></sheetData>', other))).toEqual([
    [],
    ['Model', '', 'Price'],
    [],
    ['', '', '5'],
  ]);
});

it('reads sheets whose parts have longer names', () => {
  const sheet =
    '<x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c></x:row></x:sheetData>';
  expect(readSheet(workbook(sheet))).toEqual([['a']]);
});

it('refuses with a sentence what is no workbook, has no sheet, or unpacks to too much', () => {
  expect(() => readSheet(strToU8('Model,Price'))).toThrow('This file is no Excel workbook.');
  expect(() => readSheet(zipSync({ 'a.txt': strToU8('x') }))).toThrow('This workbook has no sheet.');
  expect(() => readSheet(workbook(' '.repeat(41 * 1024 * 1024)))).toThrow(SheetError);
});
