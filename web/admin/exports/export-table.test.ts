import { expect, it } from 'vitest';
import { productReport as report } from '../../../contract/reports/product.ts';
import type { ReportRow } from '../reports/fetch-report.ts';
import { exportColumns, exportRow, readable, withoutEmptyExtras } from './export-table.ts';

const row = { id: 1, name: 'Asha', model: 'DIO 110', created_date: '2026-07-01', created_time: '10:00:00' };

const fileOf = (rows: readonly Parameters<typeof exportRow>[1][]) => {
  const columns = exportColumns(report);
  const table = withoutEmptyExtras({ columns, rows: rows.map((one) => exportRow(report, one)) });
  return { labels: table.columns.map(({ label }) => label), rows: table.rows };
};

it('has what pages said beside the fields after the specified columns, where a row has it', () => {
  const { labels, rows } = fileOf([row, { ...row, variant: 'DLX' }]);
  expect(labels.slice(-3)).toEqual(['Enq.Date', 'Enq.Time', 'Variant']);
  expect(rows.map((cells) => cells.at(-1))).toEqual([null, 'DLX']);
});

it('has the specified columns alone where no page said anything', () => {
  const { labels, rows } = fileOf([row]);
  expect(labels.slice(-2)).toEqual(['Enq.Date', 'Enq.Time']);
  expect(rows[0]).toHaveLength(labels.length);
});

it('says last which entries look like spam, where one does', () => {
  const { labels, rows } = fileOf([row, { ...row, suspected: true } as unknown as ReportRow]);
  expect(labels.slice(-2)).toEqual(['Enq.Time', 'Spam?']);
  expect(rows.map((cells) => cells.at(-1))).toEqual([null, 'Yes']);
});

it('has days and times on paper as people here write them', () => {
  const { columns, rows } = withoutEmptyExtras({ columns: exportColumns(report), rows: [exportRow(report, row)] });
  expect(readable(columns, rows[0] ?? []).slice(-2)).toEqual(['1 Jul 2026', '10:00 AM']);
});
