import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/queries.ts';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { panelTexts } from '../panel-texts.ts';

const dashboard = apiQuery('dashboard');

const cards = [
  { label: 'Today Booking', count: 'bookings' },
  { label: 'Today AMC', count: 'amc' },
  { label: 'Today EW', count: 'warranty' },
  { label: 'Today Enquiry', count: 'enquiry_report' },
] as const;

export function DashboardScreen() {
  const { data, isError } = useQuery(dashboard);
  const counts = data?.[0];
  return (
    <>
      <ScreenTitle title="Dashboard" />
      {isError && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {panelTexts.dashboardFailed}
        </p>
      )}
      <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {cards.map(({ label, count }) => (
          <div key={label} className="card p-5">
            <dt className="text-muted">{label}</dt>
            <dd className="mt-1 min-h-12 font-extrabold text-4xl tabular-nums tracking-tight">{counts?.[count]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
