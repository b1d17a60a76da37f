import { lazy, Suspense, useEffect, useState } from 'react';
import { loginMessages } from '../../../contract/messages/login.ts';
import type { FirstDuty } from '../../../contract/roles/first-duty.ts';
import type { Location } from '../../lib/router.tsx';
import { Redirect } from '../../lib/router.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { panelData } from '../panel-data.ts';
import { homeOf } from '../screens/home.ts';
import { screenAddress } from '../screens/screen-address.ts';
import { findScreen, screens } from '../screens/screens.ts';
import { usePermissions } from '../session/permissions.ts';
import { NotAllowed } from './not-allowed.tsx';
import { PanelHeader } from './panel-header.tsx';
import { ScreenLoading, ShownScreen } from './shown-screen.tsx';
import { SideMenu } from './side-menu.tsx';

const FIRST_SCREENS: Record<FirstDuty, string> = { password: 'password', secondStep: 'two-step' };

/** On screens that are not about leads nobody waits for it, and the figures come first. */
const DESK_AFTER_MS = 4000;
const DeskHost = lazy(async () => ({ default: (await import('../live/desk-host.tsx')).DeskHost }));

/** The frame around every screen. Its location is handed in, because it may stay while the address is that of the login. */
export function PanelLayout({ location }: { location: Location }) {
  const { may, opensAt, roleTitle, mustFirst, isPending, isConfirmed } = usePermissions();
  const asked = new URLSearchParams(location.search).get('screen');
  const first = mustFirst && FIRST_SCREENS[mustFirst];
  const home = homeOf(opensAt, screens, may);
  const screen = findScreen(first ?? asked ?? home, may);
  // Undefined until somebody decides: then the width of the window does.
  const [isMenuWide, setMenuWide] = useState<boolean>();
  const hasDesk = useDeskHost(screen.needs.startsWith('leads.'));
  const { vendor } = panelData();
  return (
    <div className="flex min-h-dvh flex-col bg-surface print:bg-white">
      <PanelHeader onToggleMenu={() => setMenuWide((wide) => !(wide ?? window.innerWidth >= 1024))} />
      <div className="flex grow">
        <SideMenu current={screen.key} home={home} isWide={isMenuWide} address={location.search} may={may} />
        <div className="flex min-w-0 grow flex-col">
          <main id="content" className="grow p-4 lg:p-8">
            <ErrorBoundary key={screen.key}>
              {/* By its address: it stays when what had to come first is done, with whatever it has to say then. */}
              {isConfirmed && first && first !== asked && <Redirect to={screenAddress(first)} />}
              {mustFirst && (
                <p className="card mb-4 max-w-lg p-4 font-medium">{loginMessages.staff[`${mustFirst}First`]}</p>
              )}
              {isPending ? (
                <ScreenLoading />
              ) : may(screen.needs) ? (
                <ShownScreen screen={screen} />
              ) : (
                <NotAllowed title={screen.label} needs={screen.needs} roleTitle={roleTitle} />
              )}
            </ErrorBoundary>
          </main>
          <footer className="px-4 print:hidden py-3 text-muted text-sm lg:px-8">
            Software by{' '}
            <a
              href={vendor.url}
              rel="noopener"
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {vendor.name}
            </a>
          </footer>
        </div>
      </div>
      {hasDesk && !isPending && may('leads.read') && (
        <Suspense>
          <DeskHost mayWork={may('leads.work')} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether what goes on beside every screen has begun: at once at the desk, elsewhere when the screen has settled. */
function useDeskHost(isAtDesk: boolean): boolean {
  const [hasSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), DESK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasSettled || isAtDesk;
}
