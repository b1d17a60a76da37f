import type { ReactNode } from 'react';
import '../site.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export function SiteLayout({ today, children }: { today: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:absolute focus:z-20"
      >
        Skip to the content
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter year={today.slice(0, 4)} />
    </div>
  );
}
