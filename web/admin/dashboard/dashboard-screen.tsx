import { useQuery } from '@tanstack/react-query';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { ActivityChart } from './activity-chart.tsx';
import { ContactClicks } from './contact-clicks.tsx';
import { LatestEnquiries } from './latest-enquiries.tsx';
import { MessageWarning } from './message-warning.tsx';
import { useQuietRefresh } from './quiet-refresh.ts';
import { TodayCards } from './today-cards.tsx';

const dashboard = apiQuery('dashboard');
const activity = apiQuery('activity');
const contactClicks = apiQuery('contactClicks');

const REFRESHED = ['dashboard', 'activity', 'contactClicks'] as const;

/** What came in today, then what staff look for next: how the month went, and who wrote last. */
export function DashboardScreen() {
  const today = useQuery(dashboard);
  const lately = useQuery(activity);
  const clicks = useQuery(contactClicks);
  useQuietRefresh(REFRESHED);
  return (
    <>
      <ScreenTitle title="Dashboard" />
      <MessageWarning />
      {(today.isError || lately.isError || clicks.isError) && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {panelTexts.dashboardFailed}
        </p>
      )}
      <TodayCards counts={today.data?.[0]} today={lately.data?.days.at(-1)} />
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
