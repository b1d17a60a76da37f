import latin from '@fonts/anek-latin.woff2?url';
import rupee from '@fonts/anek-rupee.woff2?url';
import devanagari from '@fonts/print-devanagari.woff2?url';
import kannada from '@fonts/print-kannada.woff2?url';
import { divideWidth } from './column-widths.ts';
import type { Cell, ExportColumn } from './export-table.ts';
import { cellText, filledColumns } from './export-table.ts';

/** A long table would be laid out as a whole before anything shows; parts that are out of sight are left until the print. */
const ROWS_PER_PART = 500;
/** In characters: what fits on a line of the page, and what stays empty at the sides of a column. */
const PAGE = 180;
const PADDING = 2;
const fonts = { Latin: latin, Rupee: rupee, Kannada: kannada, Devanagari: devanagari };
const FONTS = Object.entries(fonts).map(
  ([name, address]) => `@font-face { font-family: ${name}; src: url("${address}"); font-weight: 400 800 }`,
);
const STYLE = `
  ${FONTS.join('\n  ')}
  body { font: 10px/1.35 Rupee, Latin, Kannada, Devanagari, system-ui, sans-serif; margin: 24px; color: #111 }
  h1 { font-size: 18px; margin: 0 } p { margin: 4px 0 12px; white-space: pre-line }
  section { content-visibility: auto; contain-intrinsic-block-size: auto 12000px }
  section + section { break-before: page }
  table { border-collapse: collapse; width: 100%; table-layout: fixed; font: inherit }
  thead { display: table-header-group } tr { break-inside: avoid }
  th, td { border-bottom: 1px solid #bbb; padding: 3px 5px; text-align: left; vertical-align: top; overflow-wrap: anywhere }
  th { background: #eee } .amount { text-align: right }
  @page { size: A4 landscape; margin: 12mm }`;

type Rows = readonly (readonly Cell[])[];

/** A window with the table alone, to which rows are added as they arrive. Undefined when the browser keeps windows shut. */
export function openPrintWindow(title: string, columns: readonly ExportColumn[]) {
  // At once, while the browser still knows that somebody pressed a button.
  const opened = window.open('', '_blank', 'popup,width=1100,height=800') as (Window & typeof globalThis) | null;
  if (!opened) return undefined;
  const { document: page } = opened;
  page.documentElement.lang = 'en-IN';
  page.title = title;
  // A rule that is put in by script is no inline style to the policy of the page.
  const sheet = new opened.CSSStyleSheet();
  sheet.replaceSync(STYLE);
  page.adoptedStyleSheets = [sheet];
  addTo(page.body, 'h1', title);
  const covers = addTo(page.body, 'p', 'Loading...');
  let firstRows: Rows | undefined;
  const filled = new Set<number>();
  return {
    add: (rows: Rows) => {
      firstRows ??= rows;
      for (const place of filledColumns({ columns, rows })) filled.add(place);
      for (let start = 0; start < rows.length; start += ROWS_PER_PART)
        addPart(page.body, columns, rows.slice(start, start + ROWS_PER_PART));
    },
    print: async (lines: readonly string[]) => {
      covers.textContent = lines.join('\n');
      for (const place of columns.keys())
        if (!filled.has(place)) sheet.insertRule(`:is(col, th, td):nth-child(${place + 1}) { display: none }`);
      const places = [...filled].sort((one, other) => one - other);
      for (const [index, share] of widthShares(columns, places, firstRows ?? []).entries())
        sheet.insertRule(`col:nth-child(${Number(places[index]) + 1}) { width: ${share * 100}% }`);
      opened.focus();
      await page.fonts.ready;
      opened.print();
    },
    close: () => opened.close(),
    isClosed: () => opened.closed,
  };
}

function addPart(body: HTMLElement, columns: readonly ExportColumn[], rows: Rows): void {
  const table = addTo(addTo(body, 'section'), 'table');
  const widths = addTo(table, 'colgroup');
  for (const _ of columns) addTo(widths, 'col');
  const headings = addTo(addTo(table, 'thead'), 'tr');
  for (const { label, isAmount } of columns) markAmount(addTo(headings, 'th', label), isAmount).scope = 'col';
  const lines = addTo(table, 'tbody');
  for (const cells of rows) {
    const line = addTo(lines, 'tr');
    for (const [index, { isAmount }] of columns.entries())
      markAmount(addTo(line, 'td', cellText(cells[index])), isAmount);
  }
}

function addTo<Name extends keyof HTMLElementTagNameMap>(
  parent: HTMLElement,
  name: Name,
  text?: string,
): HTMLElementTagNameMap[Name] {
  const element = parent.ownerDocument.createElement(name);
  if (text) element.textContent = text;
  parent.append(element);
  return element;
}

function markAmount(cell: HTMLTableCellElement, isAmount: boolean): HTMLTableCellElement {
  if (isAmount) cell.className = 'amount';
  return cell;
}

/** How a page is divided between the columns that are shown, going by the first rows. The same for every part. */
function widthShares(columns: readonly ExportColumn[], places: readonly number[], rows: Rows): number[] {
  const needs = places.map((place) => {
    const texts = [columns[place]?.label ?? '', ...rows.map((cells) => cellText(cells[place]))];
    const words = texts.flatMap((text) => text.split(/\s+/));
    return { natural: longest(texts) + PADDING, longestWord: longest(words) + PADDING };
  });
  return divideWidth(needs, PAGE).map((width) => width / PAGE);
}

const longest = (texts: readonly string[]): number => Math.max(...texts.map(({ length }) => length));
