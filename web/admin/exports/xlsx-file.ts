import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Cell, ExportColumn, ExportTable } from './export-table.ts';

const MOST_CHARACTERS_IN_CELL = 32_767;
const ROWS_PER_PIECE = 1000;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** An Excel workbook of one sheet: headings that stay in sight and filter, text as text, amounts as amounts. */
export function xlsxFile({ title, columns, rows }: Omit<ExportTable, 'covers'>): Uint8Array<ArrayBuffer>[] {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(new Uint8Array(piece));
  });
  for (const [name, content] of parts(title)) addPart(zip, name, [HEADER + content]);
  addPart(zip, 'xl/worksheets/sheet1.xml', sheet(columns, rows));
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

/** The cell styles, by their place in the list: text, heading, amount in rupees with Indian grouping. */
const style = { text: 0, heading: 1, amount: 2 } as const;
const RUPEES =
  '[&gt;=10000000]&quot;₹&quot;##\\,##\\,##\\,##0;[&gt;=100000]&quot;₹&quot;##\\,##\\,##0;&quot;₹&quot;##,##0';
const STYLES =
  `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${RUPEES}"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3">' +
  '<xf numFmtId="49" applyNumberFormat="1" xfId="0"/>' +
  '<xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1" xfId="0"/>' +
  '<xf numFmtId="164" applyNumberFormat="1" xfId="0"/></cellXfs></styleSheet>';

function* sheet(columns: readonly ExportColumn[], rows: ExportTable['rows']): Generator<string> {
  yield `${HEADER}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>' +
    columns.map((_, index) => columnWidth(index, widthOf(columns, rows, index))).join('') +
    `</cols><sheetData>${sheetRow(
      1,
      columns.map(({ label }) => label),
      style.heading,
    )}`;
  for (let start = 0; start < rows.length; start += ROWS_PER_PIECE) {
    const piece = rows.slice(start, start + ROWS_PER_PIECE);
    yield piece.map((cells, index) => sheetRow(start + index + 2, cells, style.text)).join('');
  }
  yield `</sheetData><autoFilter ref="A1:${columnName(columns.length - 1)}${rows.length + 1}"/></worksheet>`;
}

const columnWidth = (index: number, width: number): string =>
  `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;

/** Wide enough for what stands at the top of the column; a comment may run on. */
const widthOf = (columns: readonly ExportColumn[], rows: ExportTable['rows'], index: number): number => {
  const lengths = rows.slice(0, 200).map((cells) => String(cells[index] ?? '').length);
  return Math.min(48, Math.max((columns[index]?.label.length ?? 0) + 4, ...lengths.map((length) => length + 2)));
};

const sheetRow = (number: number, cells: readonly Cell[], textStyle: number): string =>
  `<row r="${number}">${cells.map((value, index) => sheetCell(`${columnName(index)}${number}`, value, textStyle)).join('')}</row>`;

function sheetCell(place: string, value: Cell, textStyle: number): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return `<c r="${place}" s="${style.amount}"><v>${value}</v></c>`;
  const text = escapeXml(value.slice(0, MOST_CHARACTERS_IN_CELL));
  return `<c r="${place}" s="${textStyle}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** A, B, … Z, AA, AB: reports have far fewer columns than that. */
const columnName = (index: number): string =>
  (index < 26 ? '' : String.fromCharCode(64 + Math.floor(index / 26))) + String.fromCharCode(65 + (index % 26));

/** Control characters and halves of characters: XML has no way to write them. */
const NOT_IN_XML = /(?![\t\n\r])[\p{Cc}\p{Cs}]|[\ufffe\uffff]/gu;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: string): string =>
  text.replace(NOT_IN_XML, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
