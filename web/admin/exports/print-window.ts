import { formatRupees } from '../../../contract/display.ts';
import type { Cell, ExportColumn } from './export-table.ts';

const STYLE = `
  body { font: 12px/1.35 "Anek", system-ui, sans-serif; margin: 24px; color: #111 }
  h1 { font-size: 20px; margin: 0 } p { margin: 4px 0 12px }
  table { border-collapse: collapse; width: 100% }
  thead { display: table-header-group } tr { break-inside: avoid }
  th, td { border-bottom: 1px solid #bbb; padding: 4px 6px; text-align: left; vertical-align: top; overflow-wrap: anywhere }
  th { background: #eee } .amount { text-align: right }
  @page { size: A4 landscape; margin: 12mm }`;

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
  const heading = addTo(page.body, 'h1', title);
  const covers = addTo(page.body, 'p', 'Loading...');
  const table = addTo(page.body, 'table');
  const headings = addTo(addTo(table, 'thead'), 'tr');
  for (const { label, isAmount } of columns) markAmount(addTo(headings, 'th', label), isAmount).scope = 'col';
  const body = addTo(table, 'tbody');
  heading.tabIndex = -1;
  return {
    add: (rows: readonly (readonly Cell[])[]) => {
      for (const cells of rows) {
        const row = addTo(body, 'tr');
        for (const [index, { isAmount }] of columns.entries())
          markAmount(addTo(row, 'td', shown(cells[index])), isAmount);
      }
    },
    print: (coverText: string) => {
      covers.textContent = coverText;
      opened.focus();
      opened.print();
    },
    close: () => opened.close(),
    get isClosed() {
      return opened.closed;
    },
  };
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

const shown = (cell: Cell | undefined): string => (typeof cell === 'number' ? formatRupees(cell) : (cell ?? ''));
