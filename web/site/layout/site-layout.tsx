import type { ReactNode } from 'react';
import '../site.css';
import { Toaster } from '../../ui/toaster.tsx';
import { OfferedLanguage } from '../languages/offered-language.tsx';
import { m } from '../paraglide/messages.js';
import { ContactBottomBar } from './contact-bottom-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SocialSidebar } from './social-sidebar.tsx';

export function SiteLayout({ today, children }: { today: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:absolute focus:z-40"
      >
        {m.layout_skip()}
      </a>
      <OfferedLanguage />
      <SiteHeader />
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter year={today.slice(0, 4)} />
      <SocialSidebar />
      <ContactBottomBar />
      {/* Says where one has come to; filled by `routed-page.tsx`. */}
      <p id="announcement" role="status" className="sr-only" />
      <Toaster closeLabel={m.toast_close()} />
    </div>
  );
}
