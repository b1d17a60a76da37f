import { useQuery } from '@tanstack/react-query';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import { Link } from '../../lib/link.tsx';
import { apiQuery } from '../../lib/queries.ts';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { panelTexts } from '../panel-texts.ts';
import { reportAddress } from '../reports/report-keys.ts';
import { ActivityChart } from './activity-chart.tsx';
import { ContactClicks } from './contact-clicks.tsx';
import { LatestEnquiries } from './latest-enquiries.tsx';

const dashboard = apiQuery('dashboard');
const activity = apiQuery('activity');
const contactClicks = apiQuery('contactClicks');

const cards = [
  { label: 'Today Booking', count: 'bookings', report: 'booking' },
  { label: 'Today AMC', count: 'amc', report: 'amc' },
  { label: 'Today EW', count: 'warranty', report: 'warranty' },
  { label: 'Today Enquiry', count: 'enquiry_report', report: 'enquiry' },
] as const;

/** What came in today, then what staff look for next: how the month went, and who wrote last. */
export function DashboardScreen() {
  const today = useQuery(dashboard);
  const lately = useQuery(activity);
  const clicks = useQuery(contactClicks);
  const counts = today.data?.[0];
  const date = kolkataDate(Date.now());
  return (
    <>
      <ScreenTitle title="Dashboard" />
      {(today.isError || lately.isError || clicks.isError) && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {panelTexts.dashboardFailed}
        </p>
      )}
      <ul className="grid grid-cols-2 gap-3 lg:gap-4 xl:grid-cols-4">
        {cards.map(({ label, count, report }) => (
          <li key={label}>
            <Link
              to={reportAddress(report, { from: date, to: date })}
              className="card block p-4 transition-colors hover:border-ink lg:p-5"
            >
              <span className="block text-muted">{label}</span>{' '}
              <span className="mt-1 block min-h-12 font-extrabold text-4xl tabular-nums tracking-tight">
                {counts?.[count]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {lately.data && (
        <div className="mt-4 grid gap-4">
          <ActivityChart days={lately.data.days} />
          <LatestEnquiries latest={lately.data.latest} />
          {clicks.data && <ContactClicks clicks={clicks.data} />}
        </div>
      )}
    </>
  );
}
