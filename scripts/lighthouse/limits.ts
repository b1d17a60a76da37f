import { localePrefix } from '../../contract/locales.ts';
import { aboutBike, pagePaths } from '../../contract/page-paths.ts';
import type { ListedPage } from '../../e2e/pages.ts';
import { pages } from '../../e2e/pages.ts';

/** What a page may weigh and must reach. Compressed kilobytes of 1000 bytes. */

export const MAX_STYLE_KB = 20;
/** Up to the first usable dashboard; what exports need comes later. */
export const MAX_PANEL_SCRIPT_KB = 200;
const MAX_SCRIPT_KB = { plain: 120, ofModel: 130, withForm: 150 };

const withForm: readonly string[] = [
  pagePaths.finance,
  pagePaths.contact,
  pagePaths.serviceBooking,
  pagePaths.amc,
  pagePaths.extendedWarranty,
  pagePaths.optIn,
  pagePaths.offers,
  pagePaths.productEnquiry,
  pagePaths.joyClub,
];

/** Tabs, a magnifier, the view from every side: what a visitor comes to after the first page, with the base at hand. */
const ofModel: readonly string[] = [pagePaths.bikeDetail, pagePaths.angleView];

export function maxScriptKb(address: string): number {
  const path = address.split('?', 1)[0] ?? '';
  if (withForm.includes(path)) return MAX_SCRIPT_KB.withForm;
  return ofModel.includes(path) ? MAX_SCRIPT_KB.ofModel : MAX_SCRIPT_KB.plain;
}

/** Lighthouse takes a quarter of a minute for each run, so not every page has its turn. */
export const lighthousePaths: readonly string[] = [
  pagePaths.home,
  pagePaths.motorcycles,
  pagePaths.scooters,
  pagePaths.ev,
  aboutBike(pagePaths.bikeDetail, 'SP125'),
  aboutBike(pagePaths.angleView, 'SP125'),
  pagePaths.finance,
  pagePaths.serviceBooking,
  pagePaths.contact,
  pagePaths.offers,
  localePrefix('kn'),
  localePrefix('kn') + pagePaths.motorcycles,
  localePrefix('kn') + pagePaths.serviceBooking,
];

export const lighthouseLimits = {
  performance: { atLeast: 97 },
  accessibility: { atLeast: 100 },
  'best-practices': { atLeast: 100 },
  seo: { atLeast: 100 },
  layoutShift: { below: 0.02 },
} as const;

/** What is weighed: every page there is, but the one for unknown addresses. */
export const weighedPages: readonly ListedPage[] = pages.filter(({ status }) => status !== 404);
