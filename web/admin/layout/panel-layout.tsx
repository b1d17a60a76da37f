import { Suspense, useState } from 'react';
import siteJson from '../../../content/site.json' with { type: 'json' };
import type { Location } from '../../lib/router.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { findScreen } from '../screens/screens.ts';
import { PanelHeader } from './panel-header.tsx';
import { SideMenu } from './side-menu.tsx';

const { vendor } = siteJson;

/** The frame around every screen. Its location is handed in, because it may stay while the address is that of the login. */
export function PanelLayout({ location }: { location: Location }) {
  const screen = findScreen(new URLSearchParams(location.search).get('screen'));
  // Undefined until somebody decides: then the width of the window does.
  const [isMenuWide, setMenuWide] = useState<boolean>();
  const { Component } = screen;
  return (
    <div className="flex min-h-dvh flex-col bg-surface print:bg-white">
      <PanelHeader onToggleMenu={() => setMenuWide((wide) => !(wide ?? window.innerWidth >= 1024))} />
      <div className="flex grow">
        <SideMenu current={screen.key} isWide={isMenuWide} address={location.search} />
        <div className="flex min-w-0 grow flex-col">
          <main id="content" className="grow p-4 lg:p-8">
            <ErrorBoundary key={screen.key}>
              <Suspense fallback={<p role="status">Loading...</p>}>
                <Component screenKey={screen.key} />
              </Suspense>
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
    </div>
  );
}
