import { m } from 'virtual:messages';
import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import type { Choice } from './choice.ts';

export const bikeTabs = ['overview', 'specifications', 'colours', 'features', 'accessories'] as const;
export type BikeTab = (typeof bikeTabs)[number];

/** As the address has it; anything else is the overview. */
export const tabOf = (search: URLSearchParams): BikeTab =>
  bikeTabs.find((tab) => tab === search.get('tab')) ?? 'overview';

/** With what was chosen of the model, so that another tab, a reload and a shared link show the same. */
export const tabPath = (bikeName: string, tab: BikeTab, choice: Choice & Record<string, string> = {}): string =>
  aboutBike(pagePaths.bikeDetail, bikeName, { ...(tab !== 'overview' && { tab }), ...choice });

export const tabLabels: Record<Exclude<BikeTab, 'overview'>, () => string> = {
  specifications: m.bike_tab_specifications,
  colours: m.bike_tab_colours,
  features: m.bike_tab_features,
  accessories: m.bike_tab_accessories,
};

export const tabTitles: Record<Exclude<BikeTab, 'overview'>, () => string> = {
  specifications: m.bike_specifications,
  colours: m.bike_colours,
  features: m.bike_features,
  accessories: m.bike_accessories,
};
