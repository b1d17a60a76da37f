import { divideWidth } from '../column-widths.ts';
import type { ExportTable } from '../export-table.ts';
import { cellText } from '../export-table.ts';
import { PdfFile, pdfNumber, pdfText } from './pdf-file.ts';
import type { PrintFonts } from './print-text.ts';
import { Typesetter } from './print-text.ts';
import { wrapText } from './wrap-text.ts';

const A4 = { short: 595.28, long: 841.89 };
const MARGIN = 30;
const HEAD_HEIGHT = 44;
const FOOT_HEIGHT = 18;
const CELL_PADDING = 3;
/** Lines stand this many times their size apart. */
const LEADING = 1.28;
/** Few columns stand better upright. */
const MOST_COLUMNS_UPRIGHT = 6;

interface Printing {
  table: ExportTable;
  fonts: PrintFonts;
  /** Who the report is of and when it was made, for the foot of each page. */
  foot: string;
  onProgress?: (rowsDone: number) => void;
}

/** A stretch of a row on a page: all of its lines, unless it is longer than a page. */
interface Slice {
  row: number;
  fromLine: number;
  lines: number;
}

/** The whole report on A4: title, what it covers and the headings on every page, each numbered "page x of y". */
export function pdfReport(printing: Printing): Uint8Array<ArrayBuffer>[] {
  return new PdfReport(printing).write();
}

class PdfReport {
  readonly #printing: Printing;
  readonly #text: Typesetter;
  readonly #page: { width: number; height: number };
  readonly #size: number;
  readonly #widths: number[];
  readonly #headings: string[][];

  constructor(printing: Printing) {
    const { columns } = printing.table;
    this.#printing = printing;
    this.#text = new Typesetter(printing.fonts);
    const isUpright = columns.length <= MOST_COLUMNS_UPRIGHT;
    this.#page = isUpright ? { width: A4.short, height: A4.long } : { width: A4.long, height: A4.short };
    this.#size = columns.length > 9 ? 7.5 : 8.5;
    this.#widths = this.#divide();
    this.#headings = columns.map(({ label }, index) => this.#wrap(label, index, true));
  }

  write(): Uint8Array<ArrayBuffer>[] {
    const { table, fonts, onProgress } = this.#printing;
    const pdf = new PdfFile();
    const [tree, resources] = [pdf.reserve(), pdf.reserve()];
    const pages = this.#paginate();
    const { width, height } = this.#page;
    const box = `/MediaBox [0 0 ${pdfNumber(width)} ${pdfNumber(height)}]`;
    const ids = pages.map((slices, index) => {
      const content = pdf.writeStream(this.#drawPage(slices, index + 1, pages.length));
      onProgress?.(slices.at(-1)?.row ?? 0);
      return pdf.write(`<< /Type /Page /Parent ${tree} 0 R /Resources ${resources} 0 R /Contents ${content} 0 R >>`);
    });
    pdf.write(`<< /Type /Pages /Count ${ids.length} ${box} /Kids [${ids.map((id) => `${id} 0 R`).join(' ')}] >>`, tree);
    const fontList = Object.values(fonts).map((font) => `/${font.name} ${font.writeTo(pdf)} 0 R`);
    pdf.write(`<< /Font << ${fontList.join(' ')} >> >>`, resources);
    const catalog = pdf.write(
      `<< /Type /Catalog /Pages ${tree} 0 R /Lang (en-IN) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    );
    const info = pdf.write(`<< /Title ${pdfText(table.title)} /Subject ${pdfText(table.covers)} >>`);
    return pdf.finish(catalog, info);
  }

  #divide(): number[] {
    const { columns, rows } = this.#printing.table;
    const { latin, bold } = this.#printing.fonts;
    const needs = columns.map(({ label }, index) => {
      const measure = (text: string, font = latin) => {
        const words = text.split(/\s+/);
        return [this.#text.width(text, font), Math.max(...words.map((word) => this.#text.width(word, font)))] as const;
      };
      let [natural, longestWord] = measure(label, bold);
      for (const cells of rows) {
        const [whole, word] = measure(cellText(cells[index]));
        natural = Math.max(natural, whole);
        longestWord = Math.max(longestWord, word);
      }
      const paddings = 2 * CELL_PADDING;
      return { natural: natural * this.#size + paddings, longestWord: longestWord * this.#size + paddings };
    });
    return divideWidth(needs, this.#page.width - 2 * MARGIN);
  }

  #wrap(text: string, column: number, isBold = false): string[] {
    const { latin, bold } = this.#printing.fonts;
    // A hair's breadth more: widths that were divided and added up again are no longer exact.
    const width = ((this.#widths[column] ?? 0) - 2 * CELL_PADDING) / this.#size + 0.001;
    return wrapText(text, width, (piece) => this.#text.width(piece, isBold ? bold : latin));
  }

  get #lineHeight(): number {
    return this.#size * LEADING;
  }

  get #headingLines(): number {
    return Math.max(...this.#headings.map(({ length }) => length));
  }

  #paginate(): Slice[][] {
    const { rows } = this.#printing.table;
    const headings = this.#headingLines * this.#lineHeight + 2 * CELL_PADDING;
    const room = this.#page.height - 2 * MARGIN - HEAD_HEIGHT - FOOT_HEIGHT - headings;
    const mostLines = Math.floor((room - 2 * CELL_PADDING) / this.#lineHeight);
    const pages: Slice[][] = [[]];
    let left = room;
    for (const [row, cells] of rows.entries()) {
      const total = Math.max(1, ...cells.map((cell, column) => this.#wrap(cellText(cell), column).length));
      for (let fromLine = 0; fromLine < total; fromLine += mostLines) {
        const lines = Math.min(mostLines, total - fromLine);
        const height = this.#sliceHeight(lines);
        if (height > left) {
          pages.push([]);
          left = room;
        }
        pages.at(-1)?.push({ row, fromLine, lines });
        left -= height;
      }
    }
    return pages;
  }

  #sliceHeight(lines: number): number {
    return lines * this.#lineHeight + 2 * CELL_PADDING;
  }

  #drawPage(slices: readonly Slice[], number: number, count: number): string {
    const top = this.#page.height - MARGIN;
    const words: string[] = [this.#drawHead(top), this.#drawFoot(number, count)];
    const rules: string[] = [];
    let y = top - HEAD_HEIGHT;
    const headingHeight = this.#sliceHeight(this.#headingLines);
    rules.push(this.#shade(y, headingHeight));
    words.push(this.#drawCells(this.#headings, y, true));
    y -= headingHeight;
    for (const { row, fromLine, lines } of slices) {
      const cells = this.#printing.table.rows[row] ?? [];
      const cut = cells.map((cell, column) => this.#wrap(cellText(cell), column).slice(fromLine, fromLine + lines));
      words.push(this.#drawCells(cut, y, false));
      y -= this.#sliceHeight(lines);
      rules.push(this.#rule(y));
    }
    return `${rules.join('')}BT\n0.1 g\n${words.join('')}ET\n`;
  }

  #drawHead(top: number): string {
    const { table, fonts } = this.#printing;
    return (
      this.#text.draw(table.title, MARGIN, top - 14, 15, fonts.bold) +
      this.#text.draw(table.covers, MARGIN, top - 30, 9)
    );
  }

  #drawFoot(number: number, count: number): string {
    const pageText = `Page ${number} of ${count}`;
    const right = this.#page.width - MARGIN - this.#text.width(pageText) * 8;
    return this.#text.draw(this.#printing.foot, MARGIN, MARGIN, 8) + this.#text.draw(pageText, right, MARGIN, 8);
  }

  #drawCells(cells: readonly string[][], top: number, isHeading: boolean): string {
    const { table, fonts } = this.#printing;
    const font = isHeading ? fonts.bold : fonts.latin;
    let left = MARGIN;
    let drawing = '';
    for (const [column, lines] of cells.entries()) {
      const width = this.#widths[column] ?? 0;
      for (const [line, text] of lines.entries()) {
        if (text === '') continue;
        const y = top - CELL_PADDING - this.#size - line * this.#lineHeight;
        const indent = table.columns[column]?.isAmount
          ? width - CELL_PADDING - this.#text.width(text, font) * this.#size
          : CELL_PADDING;
        drawing += this.#text.draw(text, left + indent, y, this.#size, font);
      }
      left += width;
    }
    return drawing;
  }

  #shade(top: number, height: number): string {
    return `0.92 g ${pdfNumber(MARGIN)} ${pdfNumber(top - height)} ${pdfNumber(this.#page.width - 2 * MARGIN)} ${pdfNumber(height)} re f\n`;
  }

  #rule(y: number): string {
    return `0.8 G 0.4 w ${pdfNumber(MARGIN)} ${pdfNumber(y)} m ${pdfNumber(this.#page.width - MARGIN)} ${pdfNumber(y)} l S\n`;
  }
}
