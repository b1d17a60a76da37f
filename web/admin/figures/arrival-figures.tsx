import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDay, formatNumber } from '../../../contract/display.ts';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import type { FigureGroup, FigureName } from '../../../contract/leads/figures.ts';
import { figureGroupNames, figureGroups, figureNames, figures } from '../../../contract/leads/figures.ts';
import { lostReasons } from '../../../contract/leads/lost-reasons.ts';
import type { Reply } from '../../lib/api-client.ts';
import { navigate, searchNow, useSearch } from '../../lib/router.tsx';
import type { Column } from '../../tables/data-table.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { madeText } from '../exports/export-order.ts';
import type { ExportTable } from '../exports/export-table.ts';
import { TableExportBar } from '../exports/table-export-bar.tsx';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { datePresets } from '../reports/date-presets.ts';
import { screenAddress } from '../screens/screen-address.ts';
import { DayInput } from './day-input.tsx';
import { FigureLink } from './figure-link.tsx';
import type { Narrowed } from './figure-texts.ts';
import { figureNotes, leadsBehind, narrowedTo, percentInTime, sayLostWhy } from './figure-texts.ts';

type Row = Reply<'leadFigures'>['rows'][number];

interface Asked {
  from: string;
  to: string;
  by: FigureGroup;
}

/** This month unless the address says otherwise; `from=` alone means all dates. */
function askedIn(address: URLSearchParams): Asked {
  const today = kolkataDate(Date.now());
  const by = figureGroupNames.find((name) => name === address.get('by')) ?? 'kind';
  const isGiven = address.has('from') || address.has('to');
  return isGiven
    ? { from: address.get('from') ?? '', to: address.get('to') ?? '', by }
    : { from: `${today.slice(0, 8)}01`, to: today, by };
}

export function ArrivalFigures({ tabs }: { tabs: ReactNode }) {
  const asked = askedIn(useSearch());
  const { from, to, by } = asked;
  const query = apiQuery('leadFigures', { body: { fromDate: from, toDate: to, by } });
  const { data, error, isPlaceholderData } = useQuery({ ...query, placeholderData: keepPreviousData, staleTime: 0 });
  const rows = data?.rows ?? [];
  const ask = (change: Partial<Asked>) =>
    navigate(screenAddress('figures', { ...askedIn(searchNow()), ...change }), { replace: true });
  return (
    <>
      <ScreenTitle title="Figures">
        <TableExportBar
          table={() => exportTable(asked, rows, data?.total)}
          fileName={`leads-by-${by}`}
          // Those of the question before stand there until the answer comes.
          hasRows={rows.length > 0 && !isPlaceholderData}
        />
      </ScreenTitle>
      {tabs}
      <Filters asked={asked} onAsk={ask} />
      {error && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {error.message || panelTexts.networkFailed}
        </p>
      )}
      <DataTable
        caption={`What became of leads, by ${figureGroups[by].toLowerCase()}`}
        columns={columnsFor(asked, isPlaceholderData)}
        rows={data && rows.length > 1 ? [...rows, { ...data.total, value: TOTAL, label: 'All' }] : rows}
        rowKey={({ value }) => value}
        empty={data ? 'Nobody asked for anything on these days.' : 'Loading...'}
      />
      <p className="mt-4 max-w-prose text-muted text-sm">{figureNotes.counted}</p>
      <p className="mt-1 max-w-prose text-muted text-sm">{figureNotes.inTime}</p>
    </>
  );
}

/** No lead has this in any column. */
const TOTAL = '\n';

/** Rows of another question lead nowhere. */
function columnsFor({ from, to, by }: Asked, isOfAnother: boolean): Column<Row>[] {
  const days = { ...(from && { from }), ...(to && { to }) };
  const narrowed = ({ value }: Row): Narrowed | undefined => {
    if (isOfAnother) return;
    const own = value === TOTAL ? {} : narrowedTo(by, value);
    return own && { ...own, ...days };
  };
  return [
    { key: 'label', label: figureGroups[by], cell: ({ label }) => label },
    ...figureNames.map((name) => ({
      key: name,
      label: figures[name].title,
      isNumeric: true,
      cell: (row: Row) => <Figure row={row} name={name} narrowed={narrowed(row)} />,
    })),
    { key: 'why', label: 'Lost why', cell: (row) => <LostWhy row={row} narrowed={narrowed(row)} />, isLong: true },
  ];
}

interface FigureProps {
  row: Row;
  name: FigureName;
  narrowed: Narrowed | undefined;
}

function Figure({ row, name, narrowed }: FigureProps) {
  const share = name === 'triedInTime' || name === 'reachedInTime' ? percentInTime(row, row[name]) : undefined;
  return (
    <span className="inline-flex items-center gap-1.5 sm:justify-end">
      <FigureLink to={leadsBehind(narrowed, name)} count={row[name]} title={figures[name].means}>
        {formatNumber(row[name])}
      </FigureLink>
      {share && row.arrived > 0 && <span className="text-muted text-sm">{share}</span>}
    </span>
  );
}

function LostWhy({ row, narrowed }: Omit<FigureProps, 'name'>) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {row.lostWhy.map(({ reason, count }) => (
        <FigureLink key={reason} to={leadsBehind(narrowed && { ...narrowed, lost: reason }, 'lost')} count={count}>
          {lostReasons[reason].title} {count}
        </FigureLink>
      ))}
    </span>
  );
}

function Filters({ asked, onAsk }: { asked: Asked; onAsk: (change: Partial<Asked>) => void }) {
  return (
    <form
      onSubmit={(event) => event.preventDefault()}
      className="card mb-4 flex flex-wrap items-end gap-x-3 gap-y-2 p-4 pb-2 print:hidden"
    >
      <label className="max-sm:basis-full">
        <span className="mb-1 block font-medium text-sm">By</span>
        <select
          value={asked.by}
          onChange={({ target }) => onAsk({ by: target.value as FigureGroup })}
          className="field"
        >
          {figureGroupNames.map((name) => (
            <option key={name} value={name}>
              {figureGroups[name]}
            </option>
          ))}
        </select>
      </label>
      <DayInput key={`from ${asked.from}`} label="From Date" value={asked.from} onChoose={(from) => onAsk({ from })} />
      <DayInput key={`to ${asked.to}`} label="To Date" value={asked.to} onChoose={(to) => onAsk({ to })} />
      <fieldset className="-mx-2 flex basis-full flex-wrap">
        <legend className="sr-only">Quick dates</legend>
        {datePresets(Date.now()).map(({ label, dates }) => (
          <button
            key={label}
            type="button"
            aria-pressed={dates.from === asked.from && dates.to === asked.to}
            onClick={() => onAsk(dates)}
            className="min-h-9 max-sm:min-h-11 cursor-pointer rounded-full px-3 font-medium text-muted text-sm hover:bg-surface hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink"
          >
            {label}
          </button>
        ))}
      </fieldset>
    </form>
  );
}

function exportTable(
  { from, to, by }: Asked,
  rows: readonly Row[],
  total: Omit<Row, 'value' | 'label'> | undefined,
): ExportTable {
  const all = total ? [...rows, { ...total, value: TOTAL, label: 'All' }] : rows;
  const day = (date: string, none: string) => (date ? formatDay(date) : none);
  return {
    title: `What became of leads, by ${figureGroups[by].toLowerCase()}`,
    covers: `Came from ${day(from, 'the beginning')} to ${day(to, 'today')}`,
    made: madeText(Date.now()),
    columns: [
      { label: figureGroups[by], isAmount: false },
      ...figureNames.map((name) => ({ label: figures[name].title, isAmount: true, isCount: true as const })),
      { label: 'Lost why', isAmount: false },
    ],
    rows: all.map((row) => [row.label, ...figureNames.map((name) => row[name]), sayLostWhy(row)]),
  };
}
