import { formatNumber } from '../../../contract/display.ts';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import { reports } from '../../../contract/reports/index.ts';
import type { Reply } from '../../../contract/types.ts';
import { reportName } from '../reports/report-keys.ts';
import { ReportLink } from '../reports/report-link.tsx';
import type { ActivityDay } from './activity-series.ts';

const cards = [
  { label: 'Today Booking', count: 'bookings', report: 'booking' },
  { label: 'Today AMC', count: 'amc', report: 'amc' },
  { label: 'Today EW', count: 'warranty', report: 'warranty' },
  { label: 'Today Enquiry', count: 'enquiry_report', report: 'enquiry' },
] as const;

const otherReports = reports.map(({ name }) => name).filter((name) => !cards.some(({ report }) => report === name));

interface Props {
  counts: Reply<'dashboard'>[number] | undefined;
  /** The other kinds are counted with the days of the chart. */
  today: ActivityDay | undefined;
}

/** What came in today, kind by kind; each card opens its report for today, for those who may read it. */
export function TodayCards({ counts, today }: Props) {
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 lg:gap-4 xl:grid-cols-4">
        {cards.map(({ label, count, report }) => (
          <li key={label}>
            <Card label={label} report={report} count={counts?.[count]} figure="min-h-12 text-4xl" />
          </li>
        ))}
      </ul>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:mt-4 lg:gap-4 xl:grid-cols-5">
        {otherReports.map((report) => (
          <li key={report}>
            <Card
              label={`Today ${reportName(report)}`}
              report={report}
              count={today && (today.counts[report] ?? 0)}
              figure="min-h-9 text-2xl"
            />
          </li>
        ))}
      </ul>
      {today?.suspected && <p className="mt-3 text-muted text-sm">{saySuspected(today.suspected)}</p>}
    </>
  );
}

interface CardProps {
  label: string;
  report: string;
  count: number | undefined;
  figure: string;
}

function Card({ label, report, count, figure }: CardProps) {
  const date = kolkataDate(Date.now());
  return (
    <ReportLink
      report={report}
      days={{ from: date, to: date }}
      className="card block p-4 transition-colors lg:px-5 [&[href]]:hover:border-ink"
    >
      <span className="block text-muted">{label}</span>{' '}
      <span className={`mt-1 block font-extrabold tabular-nums tracking-tight ${figure}`}>
        {count !== undefined && formatNumber(count)}
      </span>
    </ReportLink>
  );
}

const saySuspected = (count: number): string =>
  count === 1
    ? '1 more enquiry of today looks like spam. It is marked in its report and not counted here.'
    : `${formatNumber(count)} more enquiries of today look like spam. They are marked in their reports and not counted here.`;
