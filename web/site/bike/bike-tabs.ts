import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import { m } from '../paraglide/messages.js';

export const bikeTabs = ['overview', 'specifications', 'colours', 'features', 'accessories'] as const;
export type BikeTab = (typeof bikeTabs)[number];

/** As the address has it; anything else is the overview. */
export const tabOf = (search: URLSearchParams): BikeTab =>
  bikeTabs.find((tab) => tab === search.get('tab')) ?? 'overview';

export const tabPath = (bikeName: string, tab: BikeTab): string =>
  aboutBike(pagePaths.bikeDetail, bikeName, tab === 'overview' ? {} : { tab });

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
