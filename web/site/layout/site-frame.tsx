import { useEffect } from 'react';
import { CompareTray } from '../compare-tray/compare-tray.tsx';
import { ContactBottomBar } from './contact-bottom-bar.tsx';
import { partHydrated } from './frame-hydration.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SocialSidebar } from './social-sidebar.tsx';

/** What stands around every page. It works as plain HTML; hydrated, it follows the page and the visitor. */

export function Above() {
  useEffect(() => partHydrated('above'), []);
  return <SiteHeader />;
}

export function Below({ year }: { year: string }) {
  useEffect(() => partHydrated('below'), []);
  return (
    <>
      <SiteFooter year={year} />
      <CompareTray />
      <SocialSidebar />
      <ContactBottomBar />
    </>
  );
}
