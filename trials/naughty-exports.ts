import { strFromU8, unzipSync } from 'fflate';
import { csvFile } from '../web/admin/exports/csv-file.ts';
import { xlsxFile } from '../web/admin/exports/xlsx-file.ts';
import type { NaughtyString } from './naughty-strings.ts';
import type { Verdict } from './trial.ts';

const columns = [
  { label: 'No.', isAmount: false },
  { label: 'Text', isAmount: false },
  { label: 'End', isAmount: false },
];

const about = { title: 'Naughty', covers: 'All dates', made: 'Made today' };
/** Lines above the first row of the table. */
const ABOVE = 5;

/** The files of a report with these texts: read back as a spreadsheet would, each is one text in its own cell. */
export function tryExports(strings: readonly NaughtyString[], verdict: Verdict): number {
  const texts = strings.map(({ text }) => text);
  const rows = texts.map((text, n) => [`n${n}`, text, 'end']);
  demandHarmlessCsv(csvFile({ ...about, columns, rows }).join(''), texts, verdict);
  const files = unzipSync(Buffer.concat(xlsxFile({ ...about, columns, rows })));
  demandHarmlessSheet(strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array()), texts, verdict);
  return 2 * texts.length;
}

function demandHarmlessCsv(file: string, texts: readonly string[], verdict: Verdict): void {
  const rows = readCsv(file.replace(/^\ufeff/, '')).slice(ABOVE);
  verdict.demand(rows.length === texts.length, `the CSV has ${rows.length} rows instead of ${texts.length}`);
  for (const [n, text] of texts.entries()) {
    const [number, cell = '', end, ...more] = rows[n] ?? [];
    const isInPlace = number === `n${n}` && end === 'end' && more.length === 0;
    verdict.demand(isInPlace, `${JSON.stringify(text)} breaks a row of the CSV`);
    verdict.demand(
      withoutMarks(cell) === withoutMarks(text),
      `CSV: ${JSON.stringify(text)} became ${JSON.stringify(cell)}`,
    );
    verdict.demand(
      !/(^|[,;\t\r\n])\s*[=+\-@|%＝＋－＠]|^[\t\r]/u.test(cell),
      `CSV: ${JSON.stringify(text)} would be calculated`,
    );
  }
}

/** The apostrophes that mark text as text. */
const withoutMarks = (text: string): string => text.replaceAll("'", '');

/** As RFC 4180 says: quoted cells may have anything in them, and two quotes are one. */
function readCsv(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of file.matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function demandHarmlessSheet(sheet: string, texts: readonly string[], verdict: Verdict): void {
  verdict.demand(!/<f[ >]/.test(sheet), 'the sheet has a formula');
  const cells = new Map<string, string>();
  for (const [, place = '', text = ''] of sheet.matchAll(
    /<c r="(\w+)" s="\d" t="inlineStr"><is><t xml:space="preserve">([^<]*)<\/t><\/is><\/c>/g,
  )) {
    verdict.demand(!/&(?!(amp|lt|gt|quot);)/.test(text), `the sheet has an open entity in ${place}`);
    cells.set(
      place,
      text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity),
    );
  }
  const around = sheet.replace(
    /<c r="\w+" s="\d" t="inlineStr"><is><t xml:space="preserve">[^<]*<\/t><\/is><\/c>/g,
    '',
  );
  verdict.demand(!/window|script/i.test(around), 'a text of the sheet stands outside of its cell');
  for (const [n, text] of texts.entries()) {
    const cell = cells.get(`B${n + ABOVE + 1}`) ?? '';
    const isSame = withoutUnwritable(cell) === withoutUnwritable(text) && cells.get(`C${n + ABOVE + 1}`) === 'end';
    verdict.demand(isSame, `Excel: ${JSON.stringify(text)} became ${JSON.stringify(cell)}`);
    verdict.demand(!hasUnwritable(cell), `Excel: ${JSON.stringify(text)} is no XML`);
  }
}

/** XML has no way to write these; they are left out. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]|[\ufffe\uffff]/gu;
const withoutUnwritable = (text: string): string => text.replace(UNWRITABLE, '');
const hasUnwritable = (text: string): boolean => withoutUnwritable(text) !== text;
