import { m } from 'virtual:messages';
import { pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import { ownLang } from '../../lib/locale.ts';
import { LanguageSwitch } from '../languages/language-switch.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { Brand } from './brand.tsx';
import { ContactList } from './contact-links.tsx';
import { MainMenu } from './main-menu.tsx';
import { useIsScrolled } from './use-is-scrolled.ts';

/** The bar with the numbers scrolls away with the page; the one with the menu stays. */
const CONTACT_BAR_GOES_AFTER_PX = 50;

export function SiteHeader() {
  const isScrolled = useIsScrolled(CONTACT_BAR_GOES_AFTER_PX);
  return (
    <>
      <section
        lang={ownLang()}
        aria-label={m.layout_contact()}
        data-contact-bar
        className={`bg-night text-night-ink text-sm ${isScrolled ? 'invisible' : ''}`}
      >
        <div className="wide flex justify-between gap-x-8">
          <LanguageSwitch className="hidden lg:block" />
          <SearchBox className="my-1 hidden w-44 xl:w-72 [--control-height:2.25rem] [--field-height:2.25rem] [--field-padding:0.25rem] [--field-size:0.9375rem] lg:flex" />
          <ContactList
            className="flex grow flex-wrap justify-between gap-x-4 md:justify-end md:gap-x-8"
            emailClassName="hidden md:block"
          />
        </div>
      </section>
      <header
        data-scrolled={isScrolled}
        className="sticky top-0 low:static z-30 border-line border-b bg-canvas transition-shadow data-[scrolled=true]:shadow-raised"
      >
        <div className="wide flex min-h-16 items-center justify-between gap-4">
          <Link
            to={pagePaths.home}
            className="flex min-h-11 items-center gap-2.5 font-extrabold text-lg tracking-tight"
          >
            <Brand on="page" />
          </Link>
          <SearchBox className="hidden max-w-80 grow md:flex lg:hidden" />
          <MainMenu />
        </div>
      </header>
    </>
  );
}
