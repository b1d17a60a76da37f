import { strToU8, zipSync } from 'fflate';

/** A workbook as small as one can be, or whatever stands in these files. */
export const workbookOf = (files: Record<string, string>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** One whose first sheet has these cells: texts and numbers. */
export function workbookWith(rows: readonly (readonly (string | number)[])[]): Buffer {
  const cell = (value: string | number) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
  const lines = rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`);
  return workbookOf({ 'xl/worksheets/sheet1.xml': `<sheetData>${lines.join('')}</sheetData>` });
}
