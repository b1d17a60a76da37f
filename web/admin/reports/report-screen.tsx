import type { FormEvent } from 'react';
import { formatRupees } from '../../../contract/display.ts';
import type { ReportFacts } from '../../build/report-facts.ts';
import { EmailCell, MobileCell } from '../../tables/contact-cell.tsx';
import type { Column } from '../../tables/data-table.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { ExportBar } from '../exports/export-bar.tsx';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { datePresets } from './date-presets.ts';
import type { ReportRow } from './fetch-report.ts';
import { reportOf } from './report-keys.ts';
import { ReportPager } from './report-pager.tsx';
import { useReport } from './use-report.ts';

/** The one layout of all reports; what differs stands in their definitions. */
export function ReportScreen({ screenKey }: { screenKey: string }) {
  const report = reportOf(screenKey);
  const state = useReport(report);
  const { rows, isPending, isFetching } = state;
  return (
    <>
      <ScreenTitle title={report.title}>
        <ExportBar key={report.name} report={report} matching={state.matching} hasRows={rows.length > 0} />
      </ScreenTitle>
      <ReportFilters report={report} state={state} />
      <DataTable
        caption={report.title}
        columns={columnsOf(report)}
        rows={rows}
        rowKey={({ id }) => id}
        empty={isPending || isFetching ? 'Loading...' : report.emptyText}
        rowNote={({ suspected }) => suspected && <SpamMark />}
      />
      <ReportPager report={report} page={state.page} current={state.asked.page} onGoTo={state.goTo} />
    </>
  );
}

type State = ReturnType<typeof useReport>;

function ReportFilters({ report, state }: { report: ReportFacts; state: State }) {
  const { dates, setDates, text, setText, search, isFetching } = state;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  return (
    <form onSubmit={submit} className="card mb-4 grid gap-3 p-4">
      <div className="flex flex-wrap items-end gap-3">
        <DateInput label="From Date" value={dates.from} onChange={(from) => setDates({ ...dates, from })} />
        <DateInput label="To Date" value={dates.to} onChange={(to) => setDates({ ...dates, to })} />
        <button type="submit" disabled={isFetching} className="button button-primary">
          {isFetching ? 'LOADING...' : 'SEARCH'}
        </button>
        <div className="flex flex-wrap gap-1">
          {datePresets(Date.now()).map((preset) => (
            <button
              key={preset.label}
              type="button"
              onClick={() => {
                setDates(preset.dates);
                search(preset.dates);
              }}
              className="min-h-9 cursor-pointer rounded-full px-3 font-medium text-sm underline decoration-line underline-offset-4 hover:bg-surface"
            >
              {preset.label}
            </button>
          ))}
        </div>
      </div>
      <label className="max-w-sm">
        <span className="sr-only">Search</span>
        <input
          type="search"
          value={text}
          placeholder="Search"
          onChange={({ target }) => setText(target.value)}
          // Enter would send the form; only some reports search on it.
          onKeyDown={(event) => event.key === 'Enter' && !report.search.onEnter && event.preventDefault()}
          className="field"
        />
      </label>
    </form>
  );
}

function DateInput({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <label>
      <span className="mb-1 block font-medium text-sm">{label}</span>
      <input type="date" value={value} onChange={({ target }) => onChange(target.value)} className="field" />
    </label>
  );
}

const SpamMark = () => (
  <span
    title="A hidden field was filled in, which people cannot see"
    className="rounded-full bg-amber-200 px-2 py-0.5 font-semibold text-black text-xs"
  >
    Spam?
  </span>
);

const columnsOf = ({ columns, createdLabels }: ReportFacts): Column<ReportRow>[] => [
  ...columns.map(({ key, label, kind }) => ({
    key,
    label,
    isNumeric: kind === 'amount',
    isLong: key === 'message',
    cell: (row: ReportRow) => <Value kind={kind} value={row[key] ?? null} />,
  })),
  { key: 'created_date', label: createdLabels.date, cell: ({ created_date }) => created_date },
  { key: 'created_time', label: createdLabels.time, cell: ({ created_time }) => created_time },
];

function Value({ kind, value }: { kind: ReportFacts['columns'][number]['kind']; value: string | number | null }) {
  if (kind === 'mobile') return <MobileCell digits={String(value ?? '')} />;
  if (kind === 'email') return <EmailCell address={String(value ?? '')} />;
  if (kind === 'amount') return typeof value === 'number' ? formatRupees(value) : null;
  return value;
}
