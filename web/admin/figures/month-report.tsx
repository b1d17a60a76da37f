import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDay, formatNumber } from '../../../contract/display.ts';
import { DAY_MS } from '../../../contract/durations.ts';
import { isRealDate, kolkataDate, kolkataDayStart } from '../../../contract/kolkata-time.ts';
import type { FigureName } from '../../../contract/leads/figures.ts';
import { figureGroups, figureNames, figures } from '../../../contract/leads/figures.ts';
import { navigate, useSearch } from '../../lib/router.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { TableExportBar } from '../exports/table-export-bar.tsx';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { PanelIcon } from '../panel-icon.tsx';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { screenAddress } from '../screens/screen-address.ts';
import { FigureLink } from './figure-link.tsx';
import type { Counts, Narrowed } from './figure-texts.ts';
import { figureNotes, leadsBehind, narrowedTo, percentInTime } from './figure-texts.ts';
import type { Month, MonthRow } from './month-table.ts';
import { lostRows, monthTable } from './month-table.ts';
import { MonthTotals } from './month-totals.tsx';

const monthNow = (): string => kolkataDate(Date.now()).slice(0, 7);
/** `2026-11` as November 2026. */
const nameOf = (month: string): string => formatDay(`${month}-01`).replace(/^1 /, '');
const before = (month: string): string => kolkataDate(kolkataDayStart(`${month}-01`) - DAY_MS).slice(0, 7);
const after = (month: string): string => kolkataDate(kolkataDayStart(`${month}-01`) + 31 * DAY_MS).slice(0, 7);
const daysOf = (month: string): Narrowed => ({
  from: `${month}-01`,
  to: kolkataDate(kolkataDayStart(`${after(month)}-01`) - DAY_MS),
});

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
  const heads = [nameOf(month.month), nameOf(month.before)];
  const [days, earlier] = [daysOf(month.month), daysOf(month.before)];
  const { total } = month;
  return (
    <div className="grid gap-8">
      {month.month === monthNow() && (
        <p className="max-w-prose text-muted">
          {heads[0]} is not over yet; it stands beside the whole of {heads[1]}.
        </p>
      )}
      <Part title="Altogether">
        <MonthTotals
          caption="All leads of the month"
          heads={['Figure', ...heads, 'Change']}
          rows={figureNames.map((name) => ({
            key: name,
            title: figures[name].title,
            cells: [
              <Counted key="now" counts={total.now} name={name} narrowed={days} />,
              <Counted key="before" counts={total.before} name={name} narrowed={earlier} />,
              sayChange(total.now[name], total.before[name]),
            ],
          }))}
          empty=""
        />
      </Part>
      <Part title="Branches and kinds">
        <Compared by="branch" month={month} rows={month.branches} />
      </Part>
      <Part title="Models and kinds">
        <Compared by="model" month={month} rows={month.models} />
      </Part>
      <Part title="Lost, and why">
        <MonthTotals
          caption="Why nothing came of leads"
          heads={['Reason', ...heads]}
          rows={lostRows(month).map(({ reason, title, now, before: old }) => ({
            key: reason,
            title,
            cells: [
              <FigureLink key="now" to={leadsBehind({ ...days, lost: reason }, 'lost')} count={now}>
                {formatNumber(now)}
              </FigureLink>,
              <FigureLink key="before" to={leadsBehind({ ...earlier, lost: reason }, 'lost')} count={old}>
                {formatNumber(old)}
              </FigureLink>,
            ],
          }))}
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

interface CountedProps {
  counts: Counts;
  name: FigureName;
  narrowed: Narrowed | undefined;
}

const Counted = ({ counts, name, narrowed }: CountedProps) => (
  <FigureLink to={leadsBehind(narrowed, name)} count={counts[name]} title={figures[name].means}>
    {withShare(counts, name)}
  </FigureLink>
);

const withShare = (counts: Counts, name: FigureName): string =>
  name === 'triedInTime' || name === 'reachedInTime'
    ? `${formatNumber(counts[name])} (${percentInTime(counts, counts[name])})`
    : formatNumber(counts[name]);

const sayChange = (now: number, old: number): string => {
  const change = now - old;
  return change === 0 ? '±0' : `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`;
};

const SHOWN = ['arrived', 'triedInTime', 'reachedInTime', 'won', 'lost'] as const;

function Compared({ by, month, rows }: { by: 'branch' | 'model'; month: Month; rows: readonly MonthRow[] }) {
  const narrowed = ({ value, kind }: MonthRow): Narrowed | undefined => {
    const own = narrowedTo(by, value);
    return own && kind ? { ...own, kind, ...daysOf(month.month) } : undefined;
  };
  const what = figureGroups[by];
  return (
    <DataTable
      caption={`${what} by kind, beside the month before`}
      columns={[
        { key: 'label', label: what, cell: ({ label }) => label },
        { key: 'kind', label: 'Kind', cell: ({ kindLabel }) => kindLabel },
        ...SHOWN.map((name) => ({
          key: name,
          label: figures[name].title,
          isNumeric: true,
          cell: (row: MonthRow) => (
            <span>
              <Counted counts={row.now} name={name} narrowed={narrowed(row)} />{' '}
              <span className="text-muted text-sm">was {withShare(row.before, name)}</span>
            </span>
          ),
        })),
      ]}
      rows={rows}
      rowKey={({ value, kind }) => `${value}\n${kind}`}
      empty="Nobody asked for anything in these months."
    />
  );
}
