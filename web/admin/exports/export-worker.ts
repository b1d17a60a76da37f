import { ApiError } from '../../lib/api-error.ts';
import { fetchReport } from '../reports/fetch-report.ts';
import { csvFile } from './csv-file.ts';
import type { ExportOrder, TableOrder, WorkerReport } from './export-order.ts';
import { coverage, madeText } from './export-order.ts';
import type { Cell, ExportTable } from './export-table.ts';
import { exportColumns, exportRow, readable, withoutEmptyExtras } from './export-table.ts';
import { fetchAllRows } from './fetch-all-rows.ts';

/** Fetches and writes beside the page, which stays quick whatever the size of the report. Stopped by ending it. */

const mediaTypes = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

const tell = (message: WorkerReport): void => self.postMessage(message);

self.onmessage = async ({ data: order }: MessageEvent<ExportOrder | TableOrder>) => {
  try {
    await ('table' in order ? writeFile(order) : carryOut(order));
  } catch (error) {
    tell({ type: 'failed', status: error instanceof ApiError ? error.status : 0, reason: String(error) });
  }
};

async function carryOut(order: ExportOrder): Promise<void> {
  const rows: Cell[][] = [];
  const columns = exportColumns(order.report);
  for await (const page of fetchAllRows(order, fetchReport)) {
    const piece = page.rows.map((row) => exportRow(order.report, row));
    rows.push(...piece);
    if (order.format === 'rows') tell({ type: 'rows', rows: piece.map((cells) => readable(columns, cells)) });
    tell({ type: 'progress', stage: 'fetching', done: rows.length, total: page.total });
  }
  const entries = rows.length;
  if (order.format === 'rows') return tell({ type: 'finished', entries });
  tell({ type: 'progress', stage: 'writing', done: 0, total: entries });
  const { title } = order.report;
  const covers = coverage(order.matching, entries);
  const table = withoutEmptyExtras({ title, covers, made: madeText(order.madeAt), columns, rows });
  await writeFile({ table, format: order.format, dealership: order.dealership });
}

async function writeFile(order: TableOrder): Promise<void> {
  const content = await writers[order.format](order.table, order);
  const file = new Blob(content, { type: mediaTypes[order.format] });
  tell({ type: 'finished', entries: order.table.rows.length, file });
}

/** What a format takes to write is fetched when somebody wants a file of it. */
const writers: Record<keyof typeof mediaTypes, (table: ExportTable, order: TableOrder) => Promise<BlobPart[]>> = {
  csv: async (table) => csvFile(table),
  xlsx: async (table) => (await import('./xlsx-file.ts')).xlsxFile(table),
  pdf: async (written, { dealership }) => {
    const [{ pdfReport }, { loadFonts }] = await Promise.all([
      import('./pdf/pdf-report.ts'),
      import('./pdf/load-fonts.ts'),
    ]);
    const { columns } = written;
    const table = { ...written, rows: written.rows.map((cells) => readable(columns, cells)) };
    const foot = `${dealership} · ${table.made}`;
    const total = table.rows.length;
    const onProgress = (done: number) => tell({ type: 'progress', stage: 'writing', done, total });
    return pdfReport({ table, foot, fonts: await loadFonts(table), onProgress });
  },
};
