/** Without it, Excel takes the file for one in the alphabet of its own country. */
const BYTE_ORDER_MARK = '\ufeff';
/** A spreadsheet would calculate what begins like this. */
const CALCULATED = /^'*[\s"]*[=+\-@|%＝＋－＠\t\r]/;

/** A line of a file that somebody filled in; it may go over several lines of text. */
export interface CsvLine {
  /** On which line of the text it begins, as an editor counts them. */
  line: number;
  cells: readonly string[];
}

/** What is wrong with a file, and where. */
export class CsvError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** What begins like a formula has a quote before it, which `readCell` takes away again. */
export const writeCsv = (lines: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + lines.map(writeLine).join('');

export const writeLine = (cells: readonly string[]): string => `${cells.map(writeCell).join(',')}\r\n`;

const writeCell = (text: string): string => `"${(CALCULATED.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const readCell = (text: string): string => (text.startsWith("'") && CALCULATED.test(text) ? text.slice(1) : text);

/** As RFC 4180 says; lines may end as any system ends them, and empty ones are left out. */
export function parseCsv(text: string, mostLines: number): CsvLine[] {
  const reader = new CsvReader(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  const lines: CsvLine[] = [];
  while (!reader.isAtEnd) {
    const line = reader.readLine();
    if (line.cells.every((cell) => cell === '')) continue;
    if (lines.length === mostLines) throw new CsvError(line.line, `A file can have ${mostLines} lines at most.`);
    lines.push(line);
  }
  return lines;
}

class CsvReader {
  #text: string;
  #at = 0;
  #line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  readLine(): CsvLine {
    const line = this.#line;
    const cells = [this.#readCell()];
    while (this.#text[this.#at] === ',') {
      this.#at += 1;
      cells.push(this.#readCell());
    }
    this.#skipLineEnd();
    return { line, cells };
  }

  #readCell(): string {
    return readCell(this.#text[this.#at] === '"' ? this.#readQuoted() : this.#readPlain());
  }

  #readPlain(): string {
    const from = this.#at;
    while (!this.isAtEnd && !',\r\n'.includes(this.#text[this.#at] as string)) this.#at += 1;
    const cell = this.#text.slice(from, this.#at);
    if (cell.includes('"'))
      throw new CsvError(this.#line, 'A quotation mark stands in a cell that does not begin with one.');
    return cell;
  }

  #readQuoted(): string {
    const begun = this.#line;
    let cell = '';
    for (let from = this.#at + 1; ; ) {
      const end = this.#text.indexOf('"', from);
      if (end < 0) throw new CsvError(begun, 'A quotation mark is opened here and never closed.');
      const part = this.#text.slice(from, end);
      this.#line += lineEndsIn(part);
      cell += part;
      this.#at = end + 1;
      if (this.#text[this.#at] !== '"') break;
      cell += '"';
      from = this.#at + 1;
    }
    if (!this.isAtEnd && !',\r\n'.includes(this.#text[this.#at] as string)) {
      throw new CsvError(this.#line, 'After a closing quotation mark, a comma or the end of the line must follow.');
    }
    return cell;
  }

  #skipLineEnd(): void {
    if (this.#text[this.#at] === '\r') this.#at += 1;
    if (this.#text[this.#at] === '\n') this.#at += 1;
    this.#line += 1;
  }
}

const lineEndsIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;
