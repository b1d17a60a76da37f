import { BackupError } from './backup-error.ts';

/** Rows as text: a line of JSON for each, with the values in the order of the columns. Both engines store all that can stand here. */

type Cell = string | number | null | { base64: string };

export const toLine = (row: Record<string, unknown>, columns: readonly string[]): string =>
  `${JSON.stringify(columns.map((column) => toCell(row[column], column)))}\n`;

export function fromLine(line: string, width: number): unknown[] {
  const cells = parseLine(line);
  if (!Array.isArray(cells) || cells.length !== width)
    throw new BackupError('The backup holds a row that does not fit.');
  return cells.map(fromCell);
}

function toCell(value: unknown, column: string): Cell {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  if (value instanceof Uint8Array) {
    return { base64: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64') };
  }
  throw new Error(
    `The column ${column} holds a ${typeof value} that a backup cannot carry from one engine to the other.`,
  );
}

const fromCell = (cell: Cell): string | number | null | Buffer =>
  cell !== null && typeof cell === 'object' ? Buffer.from(cell.base64, 'base64') : cell;

function parseLine(line: string): Cell[] | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
