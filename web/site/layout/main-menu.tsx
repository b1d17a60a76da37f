import { m } from 'virtual:messages';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { Link } from '../../lib/link.tsx';
import { ownLang } from '../../lib/locale.ts';
import { useLocation } from '../../lib/router.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LanguageSwitch } from '../languages/language-switch.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { currentLink } from './current-link.ts';
import type { NavigationEntry, NavigationLink } from './navigation.ts';
import { mainMenu } from './navigation.ts';
import { WorkshopMark } from './workshop-mark.tsx';

const MENU_ID = 'main-menu';
const ITEM =
  'relative flex min-h-12 cursor-pointer list-none items-center gap-1 px-3 font-semibold text-[0.9375rem] tracking-wide hover:underline hover:decoration-2 hover:decoration-sign hover:underline-offset-8 lg:min-h-16 lg:px-2 lg:text-[0.8125rem] xl:px-3 xl:text-[0.875rem]';
/** A bar below the active item; at its side in the open menu of a small screen. */
const ACTIVE =
  'before:absolute before:bg-sign before:inset-y-2 before:left-0 before:w-1 lg:before:inset-x-2 lg:before:inset-y-auto lg:before:bottom-0 lg:before:h-[3px] lg:before:w-auto xl:before:inset-x-3';

/**
 * Native parts throughout: a popover behind a toggle on small screens, `details` for the dropdowns, of which those with
 * one name never stand open together. So the menu works before the script has arrived, and without it.
 */
export function MainMenu() {
  const menu = useRef<HTMLElement>(null);
  useClosedByLeaving(menu);
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        lang={ownLang()}
        aria-label={m.nav_open()}
        className="button-round lg:hidden"
      >
        <Icon name="menu" />
      </button>
      <nav
        ref={menu}
        id={MENU_ID}
        popover="auto"
        lang={ownLang()}
        aria-label={m.nav_label()}
        className="inset-x-0 top-auto bottom-0 m-0 h-auto max-h-[85dvh] w-full max-w-none overflow-y-auto rounded-t-card border-0 bg-canvas p-4 pb-8 text-ink shadow-floating backdrop:bg-black/50 lg:static lg:flex lg:h-auto lg:max-h-none lg:w-auto lg:overflow-visible lg:rounded-none lg:bg-transparent lg:p-0 lg:shadow-none"
      >
        <div className="mb-2 flex justify-between gap-3 lg:hidden">
          <SearchBox className="min-w-0 grow" />
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label={m.nav_close()}
            className="button-round"
          >
            <Icon name="close" />
          </button>
        </div>
        <ul className="lg:flex">
          {mainMenu.map((entry) => (
            <li key={entry.to} className="lg:relative">
              {entry.links ? <Dropdown entry={entry} /> : <Item entry={entry} />}
            </li>
          ))}
        </ul>
        <LanguageSwitch className="mt-3 border-line border-t px-3 pt-3 lg:hidden" />
      </nav>
    </>
  );
}

function Item({ entry }: { entry: NavigationEntry }) {
  const isCurrent = currentLink([entry], useLocation()) === entry;
  return (
    <Link to={entry.to} aria-current={isCurrent ? 'page' : undefined} className={`${ITEM} ${isCurrent ? ACTIVE : ''}`}>
      {entry.label()}
    </Link>
  );
}

function Dropdown({ entry }: { entry: NavigationEntry }) {
  const here = useLocation();
  const links = entry.links?.() ?? [];
  const current = currentLink(links, here);
  const isActive = Boolean(current ?? currentLink([entry], here));
  return (
    <details name={MENU_ID} className="group">
      <summary className={`${ITEM} ${isActive ? ACTIVE : ''}`}>
        {entry.label()}
        <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="pb-2 pl-3 lg:absolute lg:top-full lg:left-0 lg:z-10 lg:min-w-60 lg:rounded-b-card lg:border lg:border-line lg:bg-raised lg:p-2 lg:shadow-floating">
        {links.map((link) => (
          <li key={link.to}>
            <SubItem link={link} isCurrent={link === current} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface SubItemProps {
  link: NavigationLink;
  isCurrent: boolean;
}

function SubItem({ link: { label, to, lang, isWorkshop }, isCurrent }: SubItemProps) {
  return (
    <Link
      to={to}
      lang={lang}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-11 items-center rounded-lg px-3 font-medium text-[0.9375rem] hover:bg-surface aria-[current]:bg-surface"
    >
      {label()}
      {isWorkshop && <WorkshopMark />}
    </Link>
  );
}

/** Going to a page, clicking elsewhere and Escape close whatever is open. */
function useClosedByLeaving(menu: RefObject<HTMLElement | null>): void {
  const here = useLocation();
  const shown = useRef(here);
  useEffect(() => {
    // What was opened before it hydrated stays open.
    if (shown.current === here) return;
    shown.current = here;
    closeAll(menu.current);
  }, [here, menu]);
  useEffect(() => {
    // Inside the menu the dropdowns see to it themselves; closing one here would move what is being clicked.
    const onPointer = ({ target }: Event) => menu.current?.contains(target as Node) || closeDropdowns(menu.current);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && closeDropdowns(menu.current);
    // Before React hears of them, which stops what happens in a part that has not hydrated.
    document.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [menu]);
}

function closeDropdowns(menu: HTMLElement | null): void {
  for (const dropdown of menu?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    const hadFocus = dropdown.contains(document.activeElement);
    dropdown.open = false;
    if (hadFocus) dropdown.querySelector('summary')?.focus();
  }
}

function closeAll(menu: HTMLElement | null): void {
  closeDropdowns(menu);
  if (menu?.matches(':popover-open')) menu.hidePopover();
}
