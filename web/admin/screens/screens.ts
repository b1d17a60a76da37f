import type { ComponentType } from 'react';
import { lazy } from 'react';
import { pagePaths } from '../../../contract/page-paths.ts';
import { reports } from '../../../contract/reports/index.ts';
import type { IconName } from '../../ui/icon.tsx';
import { DashboardScreen } from '../dashboard/dashboard-screen.tsx';
import { reportKey } from '../reports/report-keys.ts';

export interface Screen {
  /** As it stands in the address: `/admin/dashboard?screen=price`. */
  key: string;
  label: string;
  /** A screen that serves several entries learns which one it is opened as. */
  Component: ComponentType<{ screenKey: string }>;
}

export interface ScreenGroup {
  label: string;
  icon: IconName;
  screens: readonly Screen[];
}

const later = (load: () => Promise<Screen['Component']>) => lazy(async () => ({ default: await load() }));

const Report = later(async () => (await import('../reports/report-screen.tsx')).ReportScreen);

const dashboard: Screen = { key: 'dashboard', label: 'Dashboard', Component: DashboardScreen };

/** The side menu from top to bottom. A screen's script is fetched when it is opened. */
export const screenGroups: readonly ScreenGroup[] = [
  { label: 'Dashboard', icon: 'chart', screens: [dashboard] },
  {
    label: 'Manage',
    icon: 'wrench',
    screens: [
      {
        key: 'account',
        label: 'Account',
        Component: later(async () => (await import('../account/account-screen.tsx')).AccountScreen),
      },
      {
        key: 'price',
        label: 'Price',
        Component: later(async () => (await import('../prices/prices-screen.tsx')).PricesScreen),
      },
      {
        key: 'accessories',
        label: 'Accessories Price',
        Component: later(async () => (await import('../accessories/accessories-screen.tsx')).AccessoriesScreen),
      },
      {
        key: 'bikes',
        label: 'Bikes',
        Component: later(async () => (await import('../vehicles/vehicles-screen.tsx')).VehiclesScreen),
      },
      {
        key: 'gallery',
        label: 'Gallery',
        Component: later(async () => (await import('../gallery/gallery-screen.tsx')).GalleryScreen),
      },
      {
        key: 'offer',
        label: 'Offer',
        Component: later(async () => (await import('../offers/offers-screen.tsx')).OffersScreen),
      },
    ],
  },
  {
    label: 'Report',
    icon: 'document',
    screens: reports.map((report) => ({ key: reportKey(report), label: report.menuLabel, Component: Report })),
  },
  {
    label: 'My Account',
    icon: 'person',
    screens: [
      {
        key: 'profile',
        label: 'Profile',
        Component: later(async () => (await import('../account/profile-screen.tsx')).ProfileScreen),
      },
      {
        key: 'password',
        label: 'Change Password',
        Component: later(async () => (await import('../account/password-screen.tsx')).PasswordScreen),
      },
      {
        key: 'two-step',
        label: 'Two-Step Login',
        Component: later(async () => (await import('../two-step/two-step-screen.tsx')).TwoStepScreen),
      },
    ],
  },
];

/** An unknown selection is the dashboard. */
export const findScreen = (key: string | null): Screen =>
  screenGroups.flatMap(({ screens }) => screens).find((screen) => screen.key === key) ?? dashboard;

export const screenAddress = (key: string, more: Record<string, string> = {}): string =>
  key === dashboard.key ? pagePaths.panel : `${pagePaths.panel}?${new URLSearchParams({ screen: key, ...more })}`;
