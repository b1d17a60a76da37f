import { readPriceText } from './price-text.ts';

/** One line of a file with prices, as somebody wrote it. */
interface PriceLine {
  /** In the file, from 1. */
  line: number;
  model: string;
  /** Empty: of the model itself, and so of its first variant. */
  variant: string;
  price: number;
}

interface LineFault {
  line: number;
  message: string;
}

/** A line of a table, and where it stands in the file. */
interface Row {
  line: number;
  cells: readonly string[];
}

export interface PriceFile {
  lines: PriceLine[];
  faults: LineFault[];
}

/** As people head the columns of such files. */
const COLUMNS = {
  model: ['model', 'bike name', 'bike', 'vehicle', 'model name'],
  variant: ['variant', 'version'],
  price: ['price', 'bike price', 'ex-showroom', 'ex-showroom price', 'ex showroom price', 'new price'],
} as const;

export const MOST_PRICE_LINES = 5000;
const MOST_PRICE = 100_000_000;

/** What a table says about prices; the first row that names a model's column is its heading, and what stands above it is no price. */
export function readPriceTable(rows: readonly Row[]): PriceFile {
  const at = rows.findIndex(({ cells: row }) => columnOf(row, 'model') >= 0 && columnOf(row, 'price') >= 0);
  const heading = rows[at]?.cells;
  if (!heading)
    return {
      lines: [],
      faults: [{ line: 1, message: 'There is no row that heads a column Model and a column Price.' }],
    };
  const columns = {
    model: columnOf(heading, 'model'),
    variant: columnOf(heading, 'variant'),
    price: columnOf(heading, 'price'),
  };
  if (rows.length - at - 1 > MOST_PRICE_LINES) {
    return { lines: [], faults: [{ line: 1, message: `A file can have ${MOST_PRICE_LINES} prices at most.` }] };
  }
  const file: PriceFile = { lines: [], faults: [] };
  for (const { line, cells } of rows.slice(at + 1)) {
    if (cells.some((cell) => cell.trim() !== '')) readLine(file, line, cells, columns);
  }
  if (file.lines.length === 0 && file.faults.length === 0)
    file.faults.push({ line: rows[at]?.line ?? 1, message: 'There is no price below the heading.' });
  return file;
}

const columnOf = (row: readonly string[], name: keyof typeof COLUMNS): number =>
  row.findIndex((cell) => (COLUMNS[name] as readonly string[]).includes(cell.trim().toLowerCase()));

function readLine(
  file: PriceFile,
  line: number,
  row: readonly string[],
  columns: Record<keyof typeof COLUMNS, number>,
): void {
  const cell = (column: number): string => row[column]?.trim() ?? '';
  const model = cell(columns.model);
  const price = readPrice(cell(columns.price));
  if (!model) file.faults.push({ line, message: 'The model is missing.' });
  else if (price === undefined) {
    file.faults.push({ line, message: `“${cell(columns.price)}” is no price in whole rupees.` });
  } else file.lines.push({ line, model, variant: columns.variant < 0 ? '' : cell(columns.variant), price });
}

/** `₹ 94,422`, `Rs. 94422/-` and `94422.00` are prices; paise and words are none. */
export function readPrice(text: string): number | undefined {
  const price = readPriceText(text.replace(/^\s*(rs\.?|inr)\s*/i, '').replace(/\s*\/-\s*$/, ''));
  return typeof price === 'number' && price >= 1 && price <= MOST_PRICE ? price : undefined;
}
