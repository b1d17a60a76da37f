import { formatRupees } from '../../../contract/display.ts';
import type { ReportDefinition } from '../../../contract/reports/define-report.ts';
import { EmailCell, MobileCell } from '../../tables/contact-cell.tsx';
import type { Column } from '../../tables/data-table.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { DateCell, TimeCell } from '../../tables/date-cell.tsx';
import { LongText } from '../../tables/long-text.tsx';
import { ExportBar } from '../exports/export-bar.tsx';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { usePermissions } from '../session/permissions.ts';
import { ColumnChooser } from './column-chooser.tsx';
import type { ReportRow } from './fetch-report.ts';
import { useHiddenColumns } from './hidden-columns.ts';
import { linksTo, useLeadsOf } from './lead-links.tsx';
import { ReportFailure } from './report-failure.tsx';
import { ReportFilters } from './report-filters.tsx';
import { reportOf } from './report-keys.ts';
import { ReportPager } from './report-pager.tsx';
import { SpamMark } from './spam-mark.tsx';
import { useReport } from './use-report.ts';

/** The one layout of all reports; what differs stands in their definitions. */
export function ReportScreen({ screenKey }: { screenKey: string }) {
  const report = reportOf(screenKey);
  const state = useReport(report);
  const { may } = usePermissions();
  const { hidden, hide } = useHiddenColumns(report.name);
  const { rows, error, isFetching } = state;
  const leadOf = useLeadsOf(rows);
  const [first, ...others] = columnsOf(report, rows);
  return (
    <>
      <ScreenTitle title={report.title}>
        {may('reports.export') && (
          <ExportBar key={report.name} report={report} matching={state.matching} hasRows={rows.length > 0} />
        )}
      </ScreenTitle>
      <ReportFilters report={report} state={state} />
      {error && <ReportFailure error={error} hasRows={rows.length > 0} onTryAgain={state.askAgain} />}
      <ColumnChooser columns={others} hidden={hidden} onHide={hide} />
      <DataTable
        caption={report.title}
        columns={[...(first ? [first] : []), ...others.filter(({ key }) => !hidden.includes(key))]}
        rows={rows}
        rowKey={({ id }) => id}
        empty={isFetching ? 'Loading...' : report.emptyText}
        rowNote={({ suspected }) => suspected && <SpamMark />}
        rowEnd={({ id }) => linksTo(leadOf(id))}
      />
      <ReportPager report={report} state={state} />
    </>
  );
}

const columnsOf = (
  { columns, extraColumns, createdLabels }: ReportDefinition,
  rows: readonly ReportRow[],
): Column<ReportRow>[] => [
  ...columns.map(columnOf),
  {
    key: 'created_date',
    label: createdLabels.date,
    isOneLine: true,
    cell: ({ created_date }) => <DateCell date={String(created_date)} />,
  },
  {
    key: 'created_time',
    label: createdLabels.time,
    isOneLine: true,
    cell: ({ created_time }) => <TimeCell time={String(created_time)} />,
  },
  ...extraColumns.filter(({ key }) => rows.some((row) => row[key])).map(columnOf),
];

const columnOf = ({ key, label, kind }: ReportDefinition['columns'][number]): Column<ReportRow> => ({
  key,
  label,
  isNumeric: kind === 'amount',
  isOneLine: kind === 'date' || kind === 'amount',
  isLong: key === 'message',
  cell: (row: ReportRow) => <Value kind={kind} value={row[key] ?? null} />,
});

function Value({ kind, value }: { kind: ReportDefinition['columns'][number]['kind']; value: string | number | null }) {
  if (kind === 'mobile') return <MobileCell digits={String(value ?? '')} />;
  if (kind === 'email') return <EmailCell address={String(value ?? '')} />;
  if (kind === 'amount') return typeof value === 'number' ? formatRupees(value) : null;
  if (kind === 'date') return <DateCell date={String(value ?? '')} />;
  return <LongText text={String(value ?? '')} />;
}
