import type { Plugin } from 'vite';
import type { ReportColumn, ReportDefinition } from '../../contract/reports/define-report.ts';
import { reports } from '../../contract/reports/index.ts';

const MODULE = 'virtual:reports';

/** What a value is to the person who reads it: a number to call, an address to write to, an amount, a day, or plain text. */
type ValueKind = 'mobile' | 'email' | 'amount' | 'date' | 'text';

function kindOf({ enquiry }: ReportDefinition, { field, numeric }: ReportColumn): ValueKind {
  const { column: shared, input } = enquiry.fields[field] ?? {};
  if (shared === 'mobile' || shared === 'email') return shared;
  if (input?.control === 'date') return 'date';
  return numeric ? 'amount' : 'text';
}

const factsOf = (report: ReportDefinition) => {
  const { name, title, menuLabel, path, createdLabels, emptyText, search, dates, footerCounts, files, print } = report;
  const factsOfColumn = (column: ReportColumn) => ({
    key: column.key,
    label: column.label,
    kind: kindOf(report, column),
  });
  const columns = report.columns.map(factsOfColumn);
  const extraColumns = report.extraColumns.map(factsOfColumn);
  return {
    name,
    title,
    menuLabel,
    path,
    columns,
    extraColumns,
    createdLabels,
    emptyText,
    search,
    dates,
    footerCounts,
    files,
    print,
  };
};
export type ReportFacts = ReturnType<typeof factsOf>;

/** Of a report the panel needs its columns and texts; the enquiry behind it, and zod with it, stays on the server. */
export function reportFacts(): Plugin {
  return {
    name: 'kickstand:report-facts',
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}` ? `export const reports = ${JSON.stringify(reports.map(factsOf))};` : undefined,
  };
}
