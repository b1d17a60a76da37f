import { pagePaths } from '../../contract/page-paths.ts';
import { exchangeParameters } from './buying/exchange-parameters.ts';
import { listParameters } from './catalogue/list-parameters.ts';

/** What the server alone has to know of a page: no browser loads it. */
interface PageSource {
  /** Its source file, by which the build knows the script to load ahead. */
  file: string;
  /** The search parameters that change what the page shows. */
  search?: readonly string[];
  /** Those of them that a form may send several times: they are one list, with commas between. */
  lists?: readonly string[];
}

/** By the path of the route, as the server writes it. */
const sources: Readonly<Record<string, PageSource>> = {
  '*': { file: 'web/site/not-found/not-found-page.tsx' },
  '/ui': { file: 'web/site/design/design-page.tsx' },
  [pagePaths.home]: { file: 'web/site/home/home-page.tsx' },
  [pagePaths.about]: { file: 'web/site/company/about-page.tsx' },
  [pagePaths.gallery]: { file: 'web/site/company/gallery-page.tsx' },
  [pagePaths.offers]: { file: 'web/site/company/offers-page.tsx' },
  [pagePaths.terms]: { file: 'web/site/company/terms-page.tsx' },
  [pagePaths.privacy]: { file: 'web/site/company/privacy-page.tsx' },
  [pagePaths.accessibility]: { file: 'web/site/company/accessibility-page.tsx' },
  [pagePaths.services]: { file: 'web/site/company/services-index-page.tsx' },
  [pagePaths.networks]: { file: 'web/site/company/networks-index-page.tsx', search: ['place', 'page'] },
  '/dealers/:id': { file: 'web/site/company/dealer-page.tsx', search: ['branch'] },
  [pagePaths.contact]: { file: 'web/site/company/contact-page.tsx', search: exchangeParameters },
  [pagePaths.motorcycles]: { file: 'web/site/catalogue/motorcycles-page.tsx', search: ['model', ...listParameters] },
  [pagePaths.scooters]: { file: 'web/site/catalogue/scooters-page.tsx', search: ['model', ...listParameters] },
  [pagePaths.ev]: { file: 'web/site/catalogue/ev-page.tsx', search: ['model', ...listParameters] },
  [pagePaths.bikeDetail]: { file: 'web/site/bike/bike-detail-page.tsx', search: ['bike', 'tab', 'variant', 'colour'] },
  [pagePaths.angleView]: { file: 'web/site/bike/angle-view-page.tsx', search: ['bike', 'variant', 'colour'] },
  [pagePaths.productEnquiry]: { file: 'web/site/bike/product-enquiry-page.tsx', search: ['bike', 'variant', 'colour'] },
  [pagePaths.finance]: { file: 'web/site/finance/finance-page.tsx', search: ['bike', 'variant', 'colour'] },
  [pagePaths.onRoad]: {
    file: 'web/site/buying/on-road-page.tsx',
    search: ['bike', 'variant', 'finance', 'accessories', 'page'],
    lists: ['accessories'],
  },
  [pagePaths.compare]: {
    file: 'web/site/buying/compare-page.tsx',
    search: ['bikes', 'differences', 'name'],
    lists: ['bikes'],
  },
  [pagePaths.find]: {
    file: 'web/site/buying/find-page.tsx',
    search: ['budget', 'emi', 'use', 'distance', 'seat', 'fuel', 'name', 'page'],
  },
  [pagePaths.loan]: { file: 'web/site/buying/loan-page.tsx', search: ['bike', 'variant', 'down', 'months', 'name'] },
  [pagePaths.runningCost]: {
    file: 'web/site/buying/running-cost-page.tsx',
    search: ['bike', 'electric', 'petrol', 'km', 'petrolPrice', 'tariff'],
  },
  [pagePaths.exchange]: { file: 'web/site/buying/exchange-page.tsx', search: exchangeParameters },
  [pagePaths.search]: { file: 'web/site/search/search-page.tsx', search: ['q'] },
  [pagePaths.serviceBooking]: { file: 'web/site/services/service-booking-page.tsx', search: ['branch'] },
  [pagePaths.amc]: { file: 'web/site/services/amc-page.tsx' },
  [pagePaths.extendedWarranty]: { file: 'web/site/services/extended-warranty-page.tsx' },
  [pagePaths.optIn]: { file: 'web/site/services/opt-in-page.tsx' },
  [pagePaths.joyClub]: { file: 'web/site/services/joy-club-page.tsx' },
  [pagePaths.offline]: { file: 'web/site/offline/offline-page.tsx' },
};

/** A page without an entry fails the start, and every test of pages. */
export function sourceOf(path: string): Required<PageSource> {
  const source = sources[path];
  if (!source) throw new Error(`${path} is missing in page-sources.ts.`);
  return { search: [], lists: [], ...source };
}
