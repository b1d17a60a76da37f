import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDay, formatNumber } from '../../../contract/display.ts';
import { DAY_MS } from '../../../contract/durations.ts';
import { isRealDate, kolkataDate, kolkataDayStart } from '../../../contract/kolkata-time.ts';
import type { FigureName } from '../../../contract/leads/figures.ts';
import { figureNames, figures } from '../../../contract/leads/figures.ts';
import { navigate, useSearch } from '../../lib/router.tsx';
import type { Column } from '../../tables/data-table.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { TableExportBar } from '../exports/table-export-bar.tsx';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { PanelIcon } from '../panel-icon.tsx';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { screenAddress } from '../screens/screen-address.ts';
import type { Counts } from './figure-texts.ts';
import { figureNotes, percentInTime } from './figure-texts.ts';
import type { Month, MonthRow } from './month-table.ts';
import { lostRows, monthTable } from './month-table.ts';

const monthNow = (): string => kolkataDate(Date.now()).slice(0, 7);
/** `2026-11` as November 2026. */
const nameOf = (month: string): string => formatDay(`${month}-01`).replace(/^1 /, '');
const before = (month: string): string => kolkataDate(kolkataDayStart(`${month}-01`) - DAY_MS).slice(0, 7);
const after = (month: string): string => kolkataDate(kolkataDayStart(`${month}-01`) + 31 * DAY_MS).slice(0, 7);

/** How a month was, beside the one before it. */
export function MonthReport({ tabs }: { tabs: ReactNode }) {
  const asked = useSearch().get('month') ?? '';
  const month = isRealDate(`${asked}-01`) ? asked : monthNow();
  const query = apiQuery('leadMonth', { body: { month } });
  const { data, error } = useQuery({ ...query, placeholderData: keepPreviousData, staleTime: 0 });
  return (
    <>
      <ScreenTitle title="Figures">
        {data && <TableExportBar table={() => monthTable(data, nameOf)} fileName={`month-${data.month}`} hasRows />}
      </ScreenTitle>
      {tabs}
      <Months month={month} />
      {error && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {error.message || panelTexts.networkFailed}
        </p>
      )}
      {!data && !error && <p role="status">Loading...</p>}
      {data && <Parts month={data} />}
    </>
  );
}

function Months({ month }: { month: string }) {
  const show = (other: string) =>
    navigate(screenAddress('figures', { view: 'month', month: other }), { replace: true });
  const isNow = month >= monthNow();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <button
        type="button"
        aria-label="The month before"
        onClick={() => show(before(month))}
        className="button button-quiet print:hidden"
      >
        <PanelIcon name="left" />
      </button>
      <h2 aria-live="polite" className="min-w-40 text-center font-bold text-xl">
        {nameOf(month)}
      </h2>
      <PausableButton
        type="button"
        isPaused={isNow}
        aria-label="The month after"
        onClick={() => show(after(month))}
        className="button button-quiet print:hidden"
      >
        <PanelIcon name="right" />
      </PausableButton>
    </div>
  );
}

function Parts({ month }: { month: Month }) {
  const lost = lostRows(month);
  return (
    <div className="grid gap-8">
      <Part title="Altogether">
        <DataTable
          caption="All leads of the month"
          columns={totalColumns(month)}
          rows={figureNames.map((name) => ({ name, ...month.total }))}
          rowKey={({ name }) => name}
          empty=""
        />
      </Part>
      <Part title="Branches and kinds">
        <Compared what="Branch" rows={month.branches} />
      </Part>
      <Part title="Models and kinds">
        <Compared what="Model" rows={month.models} />
      </Part>
      <Part title="Lost, and why">
        <DataTable
          caption="Why nothing came of leads"
          columns={[
            { key: 'reason', label: 'Reason', cell: ({ title }) => title },
            { key: 'now', label: nameOf(month.month), isNumeric: true, cell: ({ now }) => formatNumber(now) },
            { key: 'before', label: nameOf(month.before), isNumeric: true, cell: (row) => formatNumber(row.before) },
          ]}
          rows={lost}
          rowKey={({ title }) => title}
          empty="Nothing was lost."
        />
      </Part>
      <p className="max-w-prose text-muted text-sm">
        {figureNotes.counted} {figureNotes.inTime}
      </p>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-2 font-bold text-lg">{title}</h3>
    {children}
  </section>
);

interface TotalRow {
  name: FigureName;
  now: Counts;
  before: Counts;
}

const withShare = (counts: Counts, name: FigureName): string =>
  name === 'triedInTime' || name === 'reachedInTime'
    ? `${formatNumber(counts[name])} (${percentInTime(counts, counts[name])})`
    : formatNumber(counts[name]);

const sayChange = (now: number, old: number): string => {
  const change = now - old;
  return change === 0 ? '±0' : `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`;
};

const totalColumns = ({ month, before: earlier }: Month): Column<TotalRow>[] => [
  { key: 'name', label: 'Figure', cell: ({ name }) => figures[name].title },
  { key: 'now', label: nameOf(month), isNumeric: true, cell: (row) => withShare(row.now, row.name) },
  { key: 'before', label: nameOf(earlier), isNumeric: true, cell: (row) => withShare(row.before, row.name) },
  {
    key: 'change',
    label: 'Change',
    isNumeric: true,
    cell: (row) => sayChange(row.now[row.name], row.before[row.name]),
  },
];

function Compared({ what, rows }: { what: string; rows: readonly MonthRow[] }) {
  const pair = (label: string, name: FigureName): Column<MonthRow> => ({
    key: name,
    label,
    isNumeric: true,
    cell: (row) => (
      <span>
        {withShare(row.now, name)} <span className="text-muted text-sm">was {withShare(row.before, name)}</span>
      </span>
    ),
  });
  return (
    <DataTable
      caption={`${what} by kind, beside the month before`}
      columns={[
        { key: 'label', label: what, cell: ({ label }) => label },
        { key: 'kind', label: 'Kind', cell: ({ kindLabel }) => kindLabel },
        pair('Arrived', 'arrived'),
        pair('Tried in time', 'triedInTime'),
        pair('Reached in time', 'reachedInTime'),
        pair('Won', 'won'),
        pair('Lost', 'lost'),
      ]}
      rows={rows}
      rowKey={({ value, kind }) => `${value}\n${kind}`}
      empty="Nobody asked for anything in these months."
    />
  );
}
