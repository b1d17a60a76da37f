import { CsvError, parseCsv } from '../../../contract/csv.ts';
import type { PriceFile } from '../../../contract/price-file.ts';
import { MOST_PRICE_LINES, readPriceTable } from '../../../contract/price-file.ts';

const MOST_FILE_BYTES = 5 * 1024 * 1024;
/** What may stand above the heading. */
const MOST_LINES_ABOVE = 50;
const WORKBOOK = [0x50, 0x4b];
const OLD_WORKBOOK = [0xd0, 0xcf];

const refused = (message: string, line = 1): PriceFile => ({ lines: [], faults: [{ line, message }] });

/** An Excel workbook or a CSV file, known by what is in it. Never rejects: what keeps it from being read is a fault of it. */
export async function readPriceFile(file: Blob): Promise<PriceFile> {
  if (file.size > MOST_FILE_BYTES) return refused('A file with prices can have 5 MB at most.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const startsWith = (signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (startsWith(OLD_WORKBOOK)) return refused('This is a workbook of an old Excel. Please save it as .xlsx.');
  return startsWith(WORKBOOK) ? readWorkbook(bytes) : readText(bytes);
}

async function readWorkbook(bytes: Uint8Array): Promise<PriceFile> {
  const { readSheet, SheetError } = await import('./read-sheet.ts');
  try {
    return readPriceTable(readSheet(bytes).map((cells, index) => ({ line: index + 1, cells })));
  } catch (error) {
    if (error instanceof SheetError) return refused(error.message);
    throw error;
  }
}

function readText(bytes: Uint8Array): PriceFile {
  try {
    return readPriceTable(parseCsv(new TextDecoder().decode(bytes), MOST_PRICE_LINES + MOST_LINES_ABOVE));
  } catch (error) {
    if (error instanceof CsvError) return refused(error.message, error.line);
    throw error;
  }
}
