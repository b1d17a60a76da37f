import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/queries.ts';
import { panelTexts } from '../panel-texts.ts';

const dashboard = apiQuery('dashboard');

const cards = [
  { label: 'Today Booking', count: 'bookings' },
  { label: 'Today AMC', count: 'amc' },
  { label: 'Today EW', count: 'warranty' },
  { label: 'Today Enquiry', count: 'enquiry_report' },
] as const;

export function DashboardPage() {
  const { data, isError } = useQuery(dashboard);
  const counts = data?.[0];
  return (
    <>
      <title>Dashboard | Admin Panel</title>
      <h1 className="font-bold text-2xl tracking-tight">Dashboard</h1>
      {isError && (
        <p role="alert" className="mt-4 font-medium text-red-700 dark:text-red-400">
          {panelTexts.dashboardFailed}
        </p>
      )}
      <dl className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(({ label, count }) => (
          <div key={label} className="rounded-2xl border border-line bg-canvas p-6">
            <dt className="text-muted">{label}</dt>
            <dd className="mt-2 min-h-12 font-bold text-4xl tabular-nums tracking-tight">{counts?.[count]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
