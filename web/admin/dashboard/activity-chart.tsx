import { useState } from 'react';
import { formatDay, formatNumber } from '../../../contract/display.ts';
import { reports } from '../../../contract/reports/index.ts';
import type { Column } from '../../tables/data-table.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { reportName } from '../reports/report-keys.ts';
import { ReportLink } from '../reports/report-link.tsx';
import type { ActivityDay, Series } from './activity-series.ts';
import { activitySeries, dayTotal, niceTop, sayDay } from './activity-series.ts';

const ORDER = reports.map(({ name }) => name);
const LINES = [1, 0.75, 0.5, 0.25, 0];

/** Enquiries of the last thirty days, a column a day, stacked by kind; the same figures as a table for those who prefer one. */
export function ActivityChart({ days }: { days: readonly ActivityDay[] }) {
  const [pointedDate, pointAt] = useState<string>();
  const pointedAt = days.find(({ date }) => date === pointedDate);
  const series = activitySeries(days, ORDER);
  const total = series.reduce((sum, one) => sum + one.total, 0);
  const heading = `Enquiries of the last ${days.length} days`;
  return (
    <section className="card p-4 lg:p-5">
      <h2 className="font-bold text-lg">{heading}</h2>
      <p className="mb-4 min-h-6 text-muted text-sm tabular-nums">
        {pointedAt ? sayDay(pointedAt, reportName) : `${formatNumber(total)} in all`}
      </p>
      <Columns days={days} series={series} label={`${heading}: ${formatNumber(total)} in all`} onPoint={pointAt} />
      <Legend days={days} series={series} />
      <details className="mt-3">
        <summary className="cursor-pointer text-muted text-sm underline decoration-line underline-offset-4">
          The same as a table
        </summary>
        <FigureTable days={days} series={series} caption={heading} />
      </details>
    </section>
  );
}

interface ChartProps {
  days: readonly ActivityDay[];
  series: readonly Series[];
}

function Columns({ days, series, label, onPoint }: ChartProps & { label: string; onPoint: (date?: string) => void }) {
  const top = niceTop(Math.max(...days.map(dayTotal)));
  return (
    <div role="img" aria-label={label} className="grid grid-cols-[auto_1fr] gap-x-2 text-muted text-xs tabular-nums">
      <div className="flex h-44 flex-col justify-between text-right">
        {LINES.map((share) => (
          <span key={share} className="h-0 -translate-y-2">
            {formatNumber(top * share)}
          </span>
        ))}
      </div>
      <div className="relative h-44">
        <div className="absolute inset-0 flex flex-col justify-between">
          {LINES.map((share) => (
            <div key={share} className="border-line border-t" />
          ))}
        </div>
        <div className="absolute inset-0 flex" onPointerLeave={() => onPoint()}>
          {days.map((day) => (
            <div
              key={day.date}
              title={sayDay(day, reportName)}
              onPointerEnter={() => onPoint(day.date)}
              className="flex min-w-0 grow basis-0 flex-col-reverse px-px hover:bg-ink/5 sm:px-0.5 lg:px-1"
            >
              {series.map(({ report, colour }) => (
                <div
                  key={report}
                  className="last:rounded-t-xs"
                  style={{ height: `${(100 * (day.counts[report] ?? 0)) / top}%`, background: colour }}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className="col-start-2 mt-1 flex justify-between">
        {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map(
          (day) => day && <span key={day.date}>{formatDay(day.date).replace(/ \d{4}$/, '')}</span>,
        )}
      </div>
    </div>
  );
}

/** Each kind leads to its report over the same days. */
function Legend({ days, series }: ChartProps) {
  const range = { from: days[0]?.date ?? '', to: days.at(-1)?.date ?? '' };
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 text-sm">
      {series.map(({ report, colour, total }) => (
        <li key={report}>
          <ReportLink
            report={report}
            days={range}
            className="flex min-h-9 items-center gap-2 [&[href]]:hover:underline"
          >
            <span aria-hidden="true" className="size-3 rounded-xs" style={{ background: colour }} />
            {reportName(report)} <span className="text-muted tabular-nums">{formatNumber(total)}</span>
          </ReportLink>
        </li>
      ))}
    </ul>
  );
}

/** Each figure leads to what it counts. */
function FigureTable({ days, series, caption }: ChartProps & { caption: string }) {
  const columns: Column<ActivityDay>[] = [
    { key: 'day', label: 'Day', cell: ({ date }) => formatDay(date) },
    ...series.map(({ report }) => ({
      key: report,
      label: reportName(report),
      isNumeric: true,
      cell: ({ date, counts }: ActivityDay) =>
        counts[report] ? (
          <ReportLink
            report={report}
            days={{ from: date, to: date }}
            className="decoration-line underline-offset-4 [&[href]]:underline"
          >
            {counts[report]}
          </ReportLink>
        ) : null,
    })),
    { key: 'all', label: 'All', isNumeric: true, cell: dayTotal },
  ];
  return (
    <div className="mt-2">
      <DataTable caption={caption} columns={columns} rows={days.toReversed()} rowKey={({ date }) => date} empty="" />
    </div>
  );
}
