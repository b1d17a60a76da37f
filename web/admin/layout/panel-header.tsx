import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PanelIcon } from '../panel-icon.tsx';
import { apiQuery } from '../panel-queries.ts';
import { screenAddress } from '../screens/screen-address.ts';
import { logOut } from '../session/log-out.ts';
import { PanelSearch } from './panel-search.tsx';
import { MENU_ID } from './side-menu.tsx';

const USER_MENU_ID = 'user-menu';
const ENTRY = 'flex min-h-11 w-full cursor-pointer items-center rounded-lg px-3 text-left hover:bg-surface';

const hideUserMenu = () => document.getElementById(USER_MENU_ID)?.hidePopover();

export function PanelHeader({ onToggleMenu }: { onToggleMenu: () => void }) {
  return (
    <header className="print:hidden sticky top-0 z-30 flex min-h-14 items-center gap-2 border-line border-b bg-canvas px-2 lg:px-4">
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label="Menu"
        className="grid size-11 place-items-center md:hidden"
      >
        <Icon name="menu" />
      </button>
      <button
        type="button"
        onClick={onToggleMenu}
        aria-label="Collapse or expand the menu"
        className="hidden size-11 cursor-pointer place-items-center rounded-full hover:bg-surface md:grid"
      >
        <Icon name="menu" />
      </button>
      <Link
        to={pagePaths.panel}
        className="flex min-h-11 grow items-center gap-2.5 whitespace-nowrap font-extrabold text-lg tracking-tight"
      >
        <span aria-hidden="true" className="size-5 rounded-full border-[5px] border-sign" />
        Admin Panel
      </Link>
      <PanelSearch />
      <UserMenu />
    </header>
  );
}

function UserMenu() {
  const { data: user } = useQuery(apiQuery('whoAmI'));
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget={USER_MENU_ID}
        className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-3 font-semibold hover:bg-surface"
      >
        <PanelIcon name="person" />
        <span className="max-w-40 truncate max-sm:sr-only">{user?.user_name || user?.user_id || 'Account'}</span>
        <Icon name="down" className="size-4" />
      </button>
      <nav
        id={USER_MENU_ID}
        popover="auto"
        aria-label="Account"
        className="top-14 right-2 left-auto m-0 w-56 rounded-card border border-line bg-raised p-2 text-ink shadow-floating"
      >
        <Link to={screenAddress('profile')} onClick={hideUserMenu} className={ENTRY}>
          Profile
        </Link>
        <Link to={screenAddress('password')} onClick={hideUserMenu} className={ENTRY}>
          Change Password
        </Link>
        <button type="button" onClick={() => void logOut()} className={ENTRY}>
          Logout
        </button>
      </nav>
    </div>
  );
}
