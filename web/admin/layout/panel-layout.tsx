import { Link, Outlet } from 'react-router';
import siteJson from '../../../content/site.json' with { type: 'json' };
import { pagePaths } from '../../../contract/page-paths.ts';
import { logOut } from '../session/log-out.ts';

const { vendor } = siteJson;

export function PanelLayout() {
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <header className="border-line border-b bg-canvas">
        <div className="mx-auto flex max-w-6xl items-center justify-between gap-4 px-4 py-3">
          <Link to={pagePaths.panel} className="flex min-h-11 items-center gap-3 font-bold text-lg tracking-tight">
            <span aria-hidden="true" className="size-5 rounded-full border-[5px] border-accent" />
            Admin Panel
          </Link>
          <button type="button" onClick={() => logOut()} className="button border border-line">
            Logout
          </button>
        </div>
      </header>
      <main className="mx-auto w-full max-w-6xl grow px-4 py-10">
        <Outlet />
      </main>
      <footer className="mx-auto w-full max-w-6xl px-4 py-4 text-muted text-sm">
        Software by{' '}
        <a href={vendor.url} rel="noopener" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {vendor.name}
        </a>
      </footer>
    </div>
  );
}
