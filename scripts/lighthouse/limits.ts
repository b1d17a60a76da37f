import { interfaceLocales, pathIn, splitLocale } from '../../contract/locales.ts';
import { aboutBike, pagePaths } from '../../contract/page-paths.ts';
import { MODEL, OTHER_MODEL } from '../../e2e/demo-model.ts';
import type { ListedPage } from '../../e2e/pages.ts';
import { pages } from '../../e2e/pages.ts';

/** What a page may weigh and must reach. Compressed kilobytes of 1000 bytes. */

export const MAX_STYLE_KB = 20;
/** Up to the first usable dashboard; what exports need comes later. */
export const MAX_PANEL_SCRIPT_KB = 115;
/** Of a later visit to the panel in all: its frame, unchanged, and the figures of the dashboard. */
export const MAX_PANEL_AGAIN_KB = 8;
/** React alone is 68. */
const MAX_SCRIPT_KB = { toRead: 80, plain: 101, ofModel: 110, withList: 110, withForm: 118 };

/** They have no call, and no form but plain ones; what stands around them hydrates once somebody uses it. */
const toRead: readonly string[] = [
  pagePaths.about,
  pagePaths.services,
  pagePaths.networks,
  pagePaths.terms,
  pagePaths.privacy,
  pagePaths.accessibility,
  pagePaths.offline,
  pagePaths.onRoad,
  pagePaths.compare,
  pagePaths.find,
  pagePaths.loan,
  pagePaths.runningCost,
  pagePaths.exchange,
  pagePaths.search,
];

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

/** The list by price below the strip, with its forms. */
const withList: readonly string[] = [pagePaths.motorcycles, pagePaths.scooters, pagePaths.ev];

export function maxScriptKb(address: string): number {
  const { pathname: path } = splitLocale(address.split('?', 1)[0] ?? '');
  if (toRead.includes(path)) return MAX_SCRIPT_KB.toRead;
  if (withForm.includes(path)) return MAX_SCRIPT_KB.withForm;
  if (withList.includes(path)) return MAX_SCRIPT_KB.withList;
  return ofModel.includes(path) ? MAX_SCRIPT_KB.ofModel : MAX_SCRIPT_KB.plain;
}

/** Lighthouse takes a quarter of a minute for each run, so not every page has its turn, but every language. */
const judged = [
  pagePaths.home,
  pagePaths.motorcycles,
  pagePaths.scooters,
  pagePaths.ev,
  aboutBike(pagePaths.bikeDetail, MODEL.bikeName),
  aboutBike(pagePaths.angleView, MODEL.bikeName),
  pagePaths.finance,
  pagePaths.serviceBooking,
  pagePaths.contact,
  pagePaths.offers,
  pagePaths.onRoad,
  aboutBike(pagePaths.onRoad, MODEL.bikeName),
  `${pagePaths.compare}?bikes=${MODEL.bikeName},${encodeURIComponent(OTHER_MODEL.bikeName)}`,
  pagePaths.find,
  aboutBike(pagePaths.loan, MODEL.bikeName),
  pagePaths.runningCost,
  pagePaths.exchange,
];
export const lighthousePaths: readonly string[] = interfaceLocales.flatMap((locale) =>
  judged.map((path) => pathIn(locale, path)),
);

export const lighthouseLimits = {
  performance: { atLeast: 98 },
  accessibility: { atLeast: 100 },
  'best-practices': { atLeast: 100 },
  seo: { atLeast: 100 },
  layoutShift: { atMost: 0 },
  blockingMs: { atMost: 150 },
} as const;

/** Of each kind one in every other language, whose words may be longer. */
const translated = [pagePaths.home, pagePaths.motorcycles, pagePaths.terms, pagePaths.finance].flatMap((path) =>
  (['kn', 'hi'] as const).map((locale) => ({ path: pathIn(locale, path), name: `${path} in ${locale}` })),
);

/** What is weighed: every page there is, but the one for unknown addresses. */
export const weighedPages: readonly ListedPage[] = [...pages.filter(({ status }) => status !== 404), ...translated];
