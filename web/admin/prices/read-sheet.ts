import { strFromU8, unzipSync } from 'fflate';

/** What a workbook unpacks to at most: one that is made to fill the memory is refused before it does. */
const MOST_BYTES = 40 * 1024 * 1024;
const MOST_COLUMNS = 50;

/** Something about a file that keeps it from being read, in a sentence. */
export class SheetError extends Error {}

/** The cells of the first sheet of an Excel workbook, as text; rows and cells that are missing are empty. */
export function readSheet(bytes: Uint8Array): string[][] {
  const files = unpack(bytes);
  const sheet = files[firstSheet(files)];
  if (!sheet) throw new SheetError('This workbook has no sheet.');
  const shared = sharedTexts(files['xl/sharedStrings.xml'] ?? '');
  const rows: string[][] = [];
  for (const [, number, cells = ''] of sheet.matchAll(
    /<row\b(?:[^>]*?\br="(\d+)")?[^>]*?(?:\/>|>([\s\S]*?)<\/row>)/g,
  )) {
    const index = number ? Number(number) - 1 : rows.length;
    while (rows.length < index) rows.push([]);
    rows[index] = readCells(cells, shared);
  }
  return rows;
}

function unpack(bytes: Uint8Array): Record<string, string> {
  let total = 0;
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!/^xl\/(workbook\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/.test(name))
          return false;
        total += originalSize;
        if (total > MOST_BYTES) throw new SheetError('This workbook is too large.');
        return true;
      },
    });
    return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, plainNames(strFromU8(content))]));
  } catch (error) {
    if (error instanceof SheetError) throw error;
    throw new SheetError('This file is no Excel workbook.');
  }
}

/** Some programs write `<x:row>` for `<row>`. */
const plainNames = (xml: string): string => xml.replaceAll(/<(\/?)\w+:/g, '<$1');

/** The sheet that stands first in the workbook, whatever its file is called. */
function firstSheet(files: Record<string, string>): string {
  const id = /<sheet\b[^>]*\br:id="([^"]+)"/.exec(files['xl/workbook.xml'] ?? '')?.[1];
  const relations = [...(files['xl/_rels/workbook.xml.rels'] ?? '').matchAll(/<Relationship\b[^>]*>/g)].map(
    ([tag]) => tag,
  );
  const relation = relations.find((tag) => tag.includes(`Id="${id}"`));
  const target = /\bTarget="(?:\/xl\/)?([^"]+)"/.exec(relation ?? '')?.[1] ?? 'worksheets/sheet1.xml';
  return `xl/${target}`;
}

const sharedTexts = (xml: string): string[] =>
  [...xml.matchAll(/<si\b[^>]*?(?:\/>|>([\s\S]*?)<\/si>)/g)].map(([, inner = '']) => textIn(inner));

/** The pieces of a text, without how it is to be read out. */
const textIn = (xml: string): string =>
  [...xml.replaceAll(/<rPh\b[\s\S]*?<\/rPh>/g, '').matchAll(/<t\b[^>]*>([\s\S]*?)<\/t>/g)]
    .map(([, text = '']) => unescapeXml(text))
    .join('');

function readCells(xml: string, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const [, attributes = '', inner = ''] of xml.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
    const letters = /\br="([A-Z]+)\d+"/.exec(attributes)?.[1];
    const column = letters ? columnNumber(letters) : cells.length;
    if (column >= MOST_COLUMNS) continue;
    while (cells.length < column) cells.push('');
    cells[column] = cellText(/\bt="(\w+)"/.exec(attributes)?.[1], inner, shared);
  }
  return cells;
}

function cellText(type: string | undefined, inner: string, shared: readonly string[]): string {
  if (type === 'inlineStr') return textIn(inner);
  const value = unescapeXml(/<v\b[^>]*>([\s\S]*?)<\/v>/.exec(inner)?.[1] ?? '');
  return type === 's' ? (shared[Number(value)] ?? '') : value;
}

/** `A` is 0, `AA` is 26. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const unescapeXml = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
