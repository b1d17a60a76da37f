import type { ComponentType } from 'react';
import type { Need } from '../../../contract/permissions.ts';
import { reports } from '../../../contract/reports/index.ts';
import { DashboardScreen } from '../dashboard/dashboard-screen.tsx';
import type { PanelIconName } from '../panel-icon.tsx';
import { reportKey } from '../reports/report-keys.ts';
import { DASHBOARD } from './screen-address.ts';

export interface Screen {
  /** As it stands in the address: `/admin/dashboard?screen=price`. */
  key: string;
  label: string;
  /** What somebody must be allowed to do to whom it is shown. */
  needs: Need;
  /** A screen that serves several entries learns which one it is opened as. */
  Component: ScreenComponent | FetchedScreen;
}

type ScreenComponent = ComponentType<{ screenKey: string }>;

/** One whose script is fetched when somebody is about to open it. */
export interface FetchedScreen {
  loaded: ScreenComponent | undefined;
  fetch(): Promise<ScreenComponent>;
}

export interface ScreenGroup {
  label: string;
  icon: PanelIconName;
  screens: readonly Screen[];
}

function later(load: () => Promise<ScreenComponent>): FetchedScreen {
  const screen: FetchedScreen = {
    loaded: undefined,
    fetch: async () => {
      screen.loaded = await load();
      return screen.loaded;
    },
  };
  return screen;
}

const Report = later(async () => (await import('../reports/report-screen.tsx')).ReportScreen);

const dashboard: Screen = { key: DASHBOARD, label: 'Dashboard', needs: 'figures.read', Component: DashboardScreen };

/** The side menu from top to bottom. */
export const screenGroups: readonly ScreenGroup[] = [
  { label: 'Dashboard', icon: 'chart', screens: [dashboard] },
  {
    label: 'Manage',
    icon: 'wrench',
    screens: [
      {
        key: 'account',
        label: 'Account',
        needs: 'login',
        Component: later(async () => (await import('../account/account-screen.tsx')).AccountScreen),
      },
      {
        key: 'price',
        label: 'Price',
        needs: 'prices.change',
        Component: later(async () => (await import('../prices/prices-screen.tsx')).PricesScreen),
      },
      {
        key: 'accessories',
        label: 'Accessories Price',
        needs: 'prices.change',
        Component: later(async () => (await import('../accessories/accessories-screen.tsx')).AccessoriesScreen),
      },
      {
        key: 'bikes',
        label: 'Bikes',
        needs: 'vehicles.change',
        Component: later(async () => (await import('../vehicles/vehicles-screen.tsx')).VehiclesScreen),
      },
      {
        key: 'gallery',
        label: 'Gallery',
        needs: 'gallery.change',
        Component: later(async () => (await import('../gallery/gallery-screen.tsx')).GalleryScreen),
      },
      {
        key: 'offer',
        label: 'Offer',
        needs: 'offers.change',
        Component: later(async () => (await import('../offers/offers-screen.tsx')).OffersScreen),
      },
    ],
  },
  {
    label: 'Report',
    icon: 'document',
    screens: reports.map((report) => ({
      key: reportKey(report),
      label: report.menuLabel,
      needs: report.needs,
      Component: Report,
    })),
  },
  {
    label: 'Website',
    icon: 'edit',
    screens: [
      {
        key: 'models',
        label: 'Models',
        needs: 'content.change',
        Component: later(async () => (await import('../website/models-screen.tsx')).ModelsScreen),
      },
      {
        key: 'accessory-texts',
        label: 'Accessories',
        needs: 'content.change',
        Component: later(async () => (await import('../website/accessory-texts-screen.tsx')).AccessoryTextsScreen),
      },
      {
        key: 'earlier-models',
        label: 'Earlier models',
        needs: 'content.change',
        Component: later(async () => (await import('../website/earlier-models-screen.tsx')).EarlierModelsScreen),
      },
      {
        key: 'branches',
        label: 'Branches',
        needs: 'branches.change',
        Component: later(async () => (await import('../website/branches-screen.tsx')).BranchesScreen),
      },
      {
        key: 'pages',
        label: 'Pages',
        needs: 'content.change',
        Component: later(async () => (await import('../website/pages-screen.tsx')).PagesScreen),
      },
      {
        key: 'slides',
        label: 'Slides',
        needs: 'content.change',
        Component: later(async () => (await import('../website/slides-screen.tsx')).SlidesScreen),
      },
      {
        key: 'pictures',
        label: 'Pictures',
        needs: 'content.change',
        Component: later(async () => (await import('../pictures/pictures-screen.tsx')).PicturesScreen),
      },
      {
        key: 'rates',
        label: 'Rates',
        needs: 'content.change',
        Component: later(async () => (await import('../website/rates-screen.tsx')).RatesScreen),
      },
      {
        key: 'translations',
        label: 'Translations',
        needs: 'translations.change',
        Component: later(
          async () => (await import('../website/translations/translations-screen.tsx')).TranslationsScreen,
        ),
      },
      {
        key: 'plans',
        label: 'Plans',
        needs: 'branches.change',
        Component: later(async () => (await import('../website/plans-screen.tsx')).PlansScreen),
      },
      {
        key: 'settings',
        label: 'Settings',
        needs: 'content.change',
        Component: later(async () => (await import('../website/settings-screen.tsx')).SettingsScreen),
      },
      {
        key: 'set-up',
        label: 'Set up',
        needs: 'content.change',
        Component: later(async () => (await import('../set-up/set-up-screen.tsx')).SetUpScreen),
      },
    ],
  },
  {
    label: 'Office',
    icon: 'shield',
    screens: [
      {
        key: 'people',
        label: 'People',
        needs: 'people.manage',
        Component: later(async () => (await import('../people/people-screen.tsx')).PeopleScreen),
      },
      {
        key: 'history',
        label: 'History',
        needs: 'history.read',
        Component: later(async () => (await import('../history/history-screen.tsx')).HistoryScreen),
      },
      {
        key: 'system',
        label: 'System',
        needs: 'system.read',
        Component: later(async () => (await import('../system/system-screen.tsx')).SystemScreen),
      },
    ],
  },
  {
    label: 'My Account',
    icon: 'person',
    screens: [
      {
        key: 'profile',
        label: 'Profile',
        needs: 'login',
        Component: later(async () => (await import('../account/profile-screen.tsx')).ProfileScreen),
      },
      {
        key: 'password',
        label: 'Change Password',
        needs: 'login',
        Component: later(async () => (await import('../account/password-screen.tsx')).PasswordScreen),
      },
      {
        key: 'two-step',
        label: 'Two-Step Login',
        needs: 'login',
        Component: later(async () => (await import('../two-step/two-step-screen.tsx')).TwoStepScreen),
      },
      {
        key: 'sessions',
        label: 'Sessions',
        needs: 'login',
        Component: later(async () => (await import('../account/sessions-screen.tsx')).SessionsScreen),
      },
    ],
  },
  {
    label: 'Desk',
    icon: 'phone',
    screens: [
      {
        key: 'day',
        label: 'My day',
        needs: 'leads.work',
        Component: later(async () => (await import('../day/day-screen.tsx')).DayScreen),
      },
      {
        key: 'leads',
        label: 'Leads',
        needs: 'leads.read',
        Component: later(async () => (await import('../leads/leads-screen.tsx')).LeadsScreen),
      },
      {
        key: 'customers',
        label: 'Customers',
        needs: 'leads.read',
        Component: later(async () => (await import('../customers/customers-screen.tsx')).CustomersScreen),
      },
      {
        key: 'figures',
        label: 'Figures',
        needs: 'leads.figures',
        Component: later(async () => (await import('../figures/figures-screen.tsx')).FiguresScreen),
      },
      {
        key: 'suspected',
        label: 'Suspected',
        needs: 'leads.work',
        Component: later(async () => (await import('../suspected/suspected-screen.tsx')).SuspectedScreen),
      },
      {
        key: 'team',
        label: 'Team',
        needs: 'team.manage',
        Component: later(async () => (await import('../team/team-screen.tsx')).TeamScreen),
      },
      {
        key: 'messages',
        label: 'Messages',
        needs: 'messages.manage',
        Component: later(async () => (await import('../messages/messages-screen.tsx')).MessagesScreen),
      },
    ],
  },
];

export const screens = screenGroups.flatMap((group) => group.screens);

/** An unknown selection is the dashboard, or the first screen of somebody who may not see that. */
export const findScreen = (key: string, may: (need: Need) => boolean): Screen =>
  screens.find((screen) => screen.key === key) ?? screens.find(({ needs }) => may(needs)) ?? dashboard;
