import { useEffect, useRef } from 'react';
import type { Need } from '../../../contract/permissions.ts';
import { Link } from '../../lib/link.tsx';
import { PanelIcon } from '../panel-icon.tsx';
import { entryAddress } from '../screens/screen-address.ts';
import type { Screen, ScreenGroup } from '../screens/screens.ts';
import { screenGroups } from '../screens/screens.ts';

export const MENU_ID = 'side-menu';

interface Props {
  current: string;
  /** The one that the panel begins with. */
  home: string;
  /** Undefined: wide from 1024 px on, narrow below. */
  isWide: boolean | undefined;
  /** Changes with every navigation, which closes the drawer. */
  address: string;
  /** What the account may not use is not shown. */
  may: (need: Need) => boolean;
}

/**
 * From 768 px on it stands at the side, wide with names or narrow with the groups' icons; below that it is a drawer, which
 * is a popover behind the toggle in the header.
 */
export function SideMenu({ current, home, isWide, address, may }: Props) {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    if (address !== undefined && menu.current?.matches(':popover-open')) menu.current.hidePopover();
    showCurrent(menu.current);
  }, [address]);
  const width = isWide === undefined ? 'md:w-16 lg:w-60' : isWide ? 'md:w-60' : 'md:w-16';
  return (
    <nav
      ref={menu}
      id={MENU_ID}
      popover="auto"
      aria-label="Screens"
      data-wide={isWide ?? 'auto'}
      onToggle={() => showCurrent(menu.current)}
      className={`group/menu print:hidden! m-0 h-dvh max-h-none w-72 overflow-y-auto border-0 border-line border-r bg-canvas p-3 text-ink backdrop:bg-black/50 md:sticky md:top-14 md:block md:h-[calc(100dvh-3.5rem)] md:shrink-0 ${width}`}
    >
      {groupsFor(may).map((group) => (
        <Group key={group.label} group={group} current={current} home={home} isWide={isWide} />
      ))}
    </nav>
  );
}

/** The menu is longer than most screens are high; of an entry that is not drawn nothing can be shown. */
const showCurrent = (menu: HTMLElement | null): void =>
  menu?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });

const groupsFor = (may: Props['may']): ScreenGroup[] =>
  screenGroups
    .map((group) => ({ ...group, screens: group.screens.filter(({ needs }) => may(needs)) }))
    .filter(({ screens }) => screens.length > 0);

/** Whoever points at an entry is about to open it. What goes wrong is told by opening it. */
function fetchAhead({ Component }: Screen): void {
  if ('fetch' in Component) Component.fetch().catch(() => {});
}

/** What only the wide menu shows. */
const wideOnly = (isWide: boolean | undefined): string =>
  isWide === undefined ? 'md:hidden lg:block' : isWide ? '' : 'md:hidden';
const narrowOnly = (isWide: boolean | undefined): string =>
  isWide === undefined ? 'hidden md:grid lg:hidden' : isWide ? 'hidden' : 'hidden md:grid';

interface GroupProps extends Pick<Props, 'current' | 'home' | 'isWide'> {
  group: ScreenGroup;
}

function Group({ group, current, home, isWide }: GroupProps) {
  const { label, icon, screens } = group;
  const [first] = screens;
  const isCurrent = screens.some(({ key }) => key === current);
  return (
    <div className="mb-4">
      <Link
        to={entryAddress(first?.key ?? '', home)}
        onPointerEnter={() => first && fetchAhead(first)}
        onFocus={() => first && fetchAhead(first)}
        title={label}
        aria-label={label}
        className={`${narrowOnly(isWide)} size-10 place-items-center rounded-lg ${isCurrent ? 'bg-accent text-on-accent' : 'hover:bg-surface'}`}
      >
        <PanelIcon name={icon} />
      </Link>
      <div className={wideOnly(isWide)}>
        {label !== first?.label && (
          <h2 className="flex items-center gap-2 px-2 pb-1 font-bold text-muted text-xs uppercase tracking-wider">
            <PanelIcon name={icon} className="size-4" />
            {label}
          </h2>
        )}
        <ul>
          {screens.map((screen) => (
            <li key={screen.key}>
              <Link
                to={entryAddress(screen.key, home)}
                onPointerEnter={() => fetchAhead(screen)}
                onFocus={() => fetchAhead(screen)}
                aria-current={screen.key === current ? 'page' : undefined}
                className="flex min-h-10 items-center rounded-lg px-2.5 font-medium text-[0.9375rem] hover:bg-surface aria-[current]:bg-accent aria-[current]:text-on-accent"
              >
                {screen.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
