import type { ComponentType, ReactNode } from 'react';
import { Suspense } from 'react';
import '../site.css';
import { m } from 'virtual:messages';
import { ownLang } from '../../lib/locale.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { OfferedLanguage } from '../languages/offered-language.tsx';

/** `site-frame.tsx` on the server, and in the browser what becomes of it there. */
export interface Frame {
  Above: ComponentType;
  Below: ComponentType<{ year: string }>;
}

export function SiteLayout({ frame, today, children }: { frame: Frame; today: string; children: ReactNode }) {
  const { Above, Below } = frame;
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        lang={ownLang()}
        className="sr-only bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:absolute focus:z-40"
      >
        {m.layout_skip()}
      </a>
      <OfferedLanguage />
      <Suspense>
        <Above />
      </Suspense>
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Suspense>
        <Below year={today.slice(0, 4)} />
      </Suspense>
      {/* Says where one has come to; filled by `routed-page.tsx`. */}
      <p id="announcement" role="status" className="sr-only" />
      <Toaster closeLabel={m.toast_close()} />
    </div>
  );
}
