import { strToU8, Zip, ZipDeflate } from 'fflate';
import { DAY_MS } from '../../../contract/durations.ts';
import { isRealDate, kolkataDayStart } from '../../../contract/kolkata-time.ts';
import type { Cell, ExportColumn, ExportTable } from './export-table.ts';

const MOST_CHARACTERS_IN_CELL = 32_767;
const ROWS_PER_PIECE = 1000;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** What it is, what it covers and when it was made stand above the table, with a row of nothing between. */
const HEADING_ROW = 5;

/** An Excel workbook of one sheet: headings that stay in sight and filter; text, amounts, days and times each as what they are. */
export function xlsxFile(table: ExportTable): Uint8Array<ArrayBuffer>[] {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(new Uint8Array(piece));
  });
  for (const [name, content] of parts(table.title)) addPart(zip, name, [HEADER + content]);
  addPart(zip, 'xl/worksheets/sheet1.xml', sheet(table));
  zip.end();
  return pieces;
}

function addPart(zip: Zip, name: string, content: Iterable<string>): void {
  const part = new ZipDeflate(name, { level: 6 });
  zip.add(part);
  for (const piece of content) part.push(strToU8(piece));
  part.push(new Uint8Array(0), true);
}

const parts = (title: string): [name: string, content: string][] => [
  [
    '[Content_Types].xml',
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  ],
  ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="${escapeXml(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
  ],
  ['xl/styles.xml', STYLES],
];

const relations = (targets: [type: string, target: string][]): string =>
  `<Relationships xmlns="${RELATIONS}">${targets
    .map(([type, target], n) => `<Relationship Id="rId${n + 1}" Type="${DOCUMENT}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** The cell styles, by their place in the list; amounts are rupees with Indian grouping. */
const style = { text: 0, heading: 1, amount: 2, date: 3, time: 4, count: 5 } as const;
const RUPEES =
  '[&gt;=10000000]&quot;₹&quot;##\\,##\\,##\\,##0;[&gt;=100000]&quot;₹&quot;##\\,##\\,##0;&quot;₹&quot;##,##0';
const STYLES =
  `<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="${RUPEES}"/>` +
  '<numFmt numFmtId="165" formatCode="d\\ mmm\\ yyyy"/><numFmt numFmtId="166" formatCode="h:mm\\ AM/PM"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6">' +
  '<xf numFmtId="49" applyNumberFormat="1" xfId="0"/>' +
  '<xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1" xfId="0"/>' +
  '<xf numFmtId="164" applyNumberFormat="1" xfId="0"/><xf numFmtId="165" applyNumberFormat="1" xfId="0"/>' +
  '<xf numFmtId="166" applyNumberFormat="1" xfId="0"/><xf numFmtId="1" applyNumberFormat="1" xfId="0"/></cellXfs></styleSheet>';

function* sheet({ title, covers, made, columns, rows }: ExportTable): Generator<string> {
  const kinds = columns.map(({ moment, isCount }) => (isCount ? ('count' as const) : moment));
  const first = HEADING_ROW + 1;
  yield `${HEADER}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    `<pane ySplit="${HEADING_ROW}" topLeftCell="A${first}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>` +
    columns.map((_, index) => columnWidth(index, widthOf(columns, rows, index))).join('') +
    `</cols><sheetData>${headingRow(1, [title])}${sheetRow(2, [covers])}${sheetRow(3, [made])}` +
    headingRow(
      HEADING_ROW,
      columns.map(({ label }) => label),
    );
  for (let start = 0; start < rows.length; start += ROWS_PER_PIECE) {
    const piece = rows.slice(start, start + ROWS_PER_PIECE);
    yield piece.map((cells, index) => sheetRow(first + start + index, cells, kinds)).join('');
  }
  const end = `${columnName(columns.length - 1)}${HEADING_ROW + rows.length}`;
  yield `</sheetData><autoFilter ref="A${HEADING_ROW}:${end}"/></worksheet>`;
}

const columnWidth = (index: number, width: number): string =>
  `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;

/** Wide enough for what stands at the top of the column; a comment may run on. */
const widthOf = (columns: readonly ExportColumn[], rows: ExportTable['rows'], index: number): number => {
  const lengths = rows.slice(0, 200).map((cells) => String(cells[index] ?? '').length);
  return Math.min(48, Math.max((columns[index]?.label.length ?? 0) + 4, ...lengths.map((length) => length + 2)));
};

type Kind = ExportColumn['moment'] | 'count';
type Kinds = readonly Kind[];

const sheetRow = (number: number, cells: readonly Cell[], kinds: Kinds = []): string =>
  rowOf(
    number,
    cells.map((value, index) => sheetCell(`${columnName(index)}${number}`, value, kinds[index])),
  );

const headingRow = (number: number, labels: readonly string[]): string =>
  rowOf(
    number,
    labels.map((label, index) => textCell(`${columnName(index)}${number}`, label, style.heading)),
  );

const rowOf = (number: number, cells: readonly string[]): string => `<row r="${number}">${cells.join('')}</row>`;

function sheetCell(place: string, value: Cell, kind: Kind): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return numberCell(place, value, kind === 'count' ? style.count : style.amount);
  const moment = kind && kind !== 'count' ? readMoment[kind](value) : undefined;
  return kind && moment !== undefined ? numberCell(place, moment, style[kind]) : textCell(place, value, style.text);
}

const numberCell = (place: string, value: number, cellStyle: number): string =>
  `<c r="${place}" s="${cellStyle}"><v>${value}</v></c>`;

const textCell = (place: string, text: string, cellStyle: number): string =>
  `<c r="${place}" s="${cellStyle}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(
    text.slice(0, MOST_CHARACTERS_IN_CELL),
  )}</t></is></c>`;

/** Spreadsheets count days from here, and a time is a part of a day. Undefined for what is none. */
const DAY_NOUGHT = '1899-12-30';
const readMoment = {
  date: (text: string): number | undefined =>
    isRealDate(text) ? (kolkataDayStart(text) - kolkataDayStart(DAY_NOUGHT)) / DAY_MS : undefined,
  time: (text: string): number | undefined => {
    const [, hours, minutes, seconds] = /^(\d\d):(\d\d):(\d\d)$/.exec(text) ?? [];
    return hours ? (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400 : undefined;
  },
};

/** A, B, … Z, AA, AB: reports have far fewer columns than that. */
const columnName = (index: number): string =>
  (index < 26 ? '' : String.fromCharCode(64 + Math.floor(index / 26))) + String.fromCharCode(65 + (index % 26));

/** Control characters and halves of characters: XML has no way to write them. */
const NOT_IN_XML = /(?![\t\n\r])[\p{Cc}\p{Cs}]|[\ufffe\uffff]/gu;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: string): string =>
  text.replace(NOT_IN_XML, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
