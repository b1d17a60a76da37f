import { Link } from 'react-router';
import { pagePaths } from '../../../contract/page-paths.ts';
import { homeSections } from '../home/home-sections.ts';
import { site } from '../site-content.ts';
import { ContactList } from './contact-links.tsx';

export function SiteHeader() {
  return (
    <>
      <ContactBar />
      <header className="z-10 border-line border-b bg-canvas md:sticky md:top-0">
        <div className="wide flex flex-wrap items-center justify-between gap-x-8 pt-3 md:pb-3">
          <Link to={pagePaths.home} className="flex min-h-11 items-center gap-3 font-bold text-lg tracking-tight">
            <span aria-hidden="true" className="size-5 rounded-full border-[5px] border-accent" />
            {site.dealership}
          </Link>
          <nav aria-label="Main" className="-mx-2 flex w-[calc(100%+1rem)] justify-between md:mx-0 md:w-auto md:gap-2">
            {homeSections.map(({ id, label }) => (
              <a key={id} href={`${pagePaths.home}#${id}`} className="nav-link">
                {label}
              </a>
            ))}
          </nav>
        </div>
      </header>
    </>
  );
}

function ContactBar() {
  return (
    <section aria-label="Contact" className="bg-night text-night-ink text-sm">
      <ContactList
        className="wide flex flex-wrap justify-between gap-x-4 md:justify-end md:gap-x-8"
        emailClassName="hidden md:block"
      />
    </section>
  );
}
