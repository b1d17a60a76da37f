import { readPriceText } from './price-text.ts';

/** One line of a file with prices, as somebody wrote it. */
interface PriceLine {
  /** In the file, from 1. */
  line: number;
  bikeName: string;
  /** Empty: of the model itself, and so of its first variant. */
  variant: string;
  price: number;
}

interface LineFault {
  line: number;
  text: string;
}

interface PriceFile {
  lines: PriceLine[];
  faults: LineFault[];
}

/** As people head the columns of such files. */
const COLUMNS = {
  bikeName: ['model', 'bike name', 'bike', 'vehicle', 'model name'],
  variant: ['variant', 'version'],
  price: ['price', 'bike price', 'ex-showroom', 'ex-showroom price', 'ex showroom price', 'new price'],
} as const;

export const MOST_PRICE_LINES = 5000;
const MOST_PRICE = 100_000_000;

/** What a table says about prices; the first row that names a model's column is its heading, and what stands above it is no price. */
export function readPriceTable(rows: readonly (readonly string[])[]): PriceFile {
  const at = rows.findIndex((row) => columnOf(row, 'bikeName') >= 0 && columnOf(row, 'price') >= 0);
  const heading = rows[at];
  if (!heading)
    return { lines: [], faults: [{ line: 1, text: 'There is no row that heads a column Model and a column Price.' }] };
  const columns = {
    bikeName: columnOf(heading, 'bikeName'),
    variant: columnOf(heading, 'variant'),
    price: columnOf(heading, 'price'),
  };
  if (rows.length - at - 1 > MOST_PRICE_LINES) {
    return { lines: [], faults: [{ line: 1, text: `A file can have ${MOST_PRICE_LINES} prices at most.` }] };
  }
  const file: PriceFile = { lines: [], faults: [] };
  for (const [index, row] of rows.entries()) {
    if (index > at && row.some((cell) => cell.trim() !== '')) readLine(file, index + 1, row, columns);
  }
  if (file.lines.length === 0 && file.faults.length === 0)
    file.faults.push({ line: at + 1, text: 'There is no price below the heading.' });
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
  const bikeName = cell(columns.bikeName);
  const price = readPrice(cell(columns.price));
  if (!bikeName) file.faults.push({ line, text: 'The model is missing.' });
  else if (price === undefined) {
    file.faults.push({ line, text: `“${cell(columns.price)}” is no price in whole rupees.` });
  } else file.lines.push({ line, bikeName, variant: columns.variant < 0 ? '' : cell(columns.variant), price });
}

/** `₹ 94,422`, `Rs. 94422/-` and `94422.00` are prices; paise and words are none. */
export function readPrice(text: string): number | undefined {
  const price = readPriceText(text.replace(/^\s*(rs\.?|inr)\s*/i, '').replace(/\s*\/-\s*$/, ''));
  return typeof price === 'number' && price >= 1 && price <= MOST_PRICE ? price : undefined;
}
