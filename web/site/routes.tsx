import { pagePaths } from '../../contract/page-paths.ts';
import { listParameters } from './catalogue/list-parameters.ts';
import type { Visit } from './page.ts';
import type { PageRoute } from './page-route.ts';
import { pageRoute } from './page-route.ts';

const notFoundRoute = pageRoute({
  path: '*',
  status: 404,
  isStill: true,
  file: 'web/site/not-found/not-found-page.tsx',
  importPage: async () => (await import('./not-found/not-found-page.tsx')).notFoundPage,
});

/** A build has no trace of it. */
const designRoutes = import.meta.env.DEV
  ? [
      pageRoute({
        path: '/ui',
        file: 'web/site/design/design-page.tsx',
        importPage: async () => (await import('./design/design-page.tsx')).designPage,
      }),
    ]
  : [];

/** Every page of the site; the server answers exactly these addresses. */
export const pageRoutes: readonly PageRoute[] = [
  pageRoute({
    path: pagePaths.home,
    file: 'web/site/home/home-page.tsx',
    importPage: async () => (await import('./home/home-page.tsx')).homePage,
  }),
  pageRoute({
    path: pagePaths.about,
    file: 'web/site/company/about-page.tsx',
    isStill: true,
    importPage: async () => (await import('./company/about-page.tsx')).aboutPage,
  }),
  pageRoute({
    path: pagePaths.gallery,
    file: 'web/site/company/gallery-page.tsx',
    importPage: async () => (await import('./company/gallery-page.tsx')).galleryPage,
  }),
  pageRoute({
    path: pagePaths.offers,
    file: 'web/site/company/offers-page.tsx',
    importPage: async () => (await import('./company/offers-page.tsx')).offersPage,
  }),
  pageRoute({
    path: pagePaths.terms,
    file: 'web/site/company/terms-page.tsx',
    isStill: true,
    importPage: async () => (await import('./company/terms-page.tsx')).termsPage,
  }),
  pageRoute({
    path: pagePaths.privacy,
    file: 'web/site/company/privacy-page.tsx',
    isStill: true,
    importPage: async () => (await import('./company/privacy-page.tsx')).privacyPage,
  }),
  pageRoute({
    path: pagePaths.accessibility,
    file: 'web/site/company/accessibility-page.tsx',
    isStill: true,
    importPage: async () => (await import('./company/accessibility-page.tsx')).accessibilityPage,
  }),
  pageRoute({
    path: pagePaths.services,
    file: 'web/site/company/services-index-page.tsx',
    isStill: true,
    importPage: async () => (await import('./company/services-index-page.tsx')).servicesIndexPage,
  }),
  pageRoute({
    path: pagePaths.networks,
    file: 'web/site/company/networks-index-page.tsx',
    isStill: true,
    importPage: async () => (await import('./company/networks-index-page.tsx')).networksIndexPage,
  }),
  pageRoute({
    path: pagePaths.dealer,
    file: 'web/site/company/dealer-page.tsx',
    search: ['branch'],
    importPage: async () => (await import('./company/dealer-page.tsx')).dealerPage,
  }),
  pageRoute({
    path: pagePaths.contact,
    file: 'web/site/company/contact-page.tsx',
    importPage: async () => (await import('./company/contact-page.tsx')).contactPage,
  }),
  pageRoute({
    path: pagePaths.motorcycles,
    file: 'web/site/catalogue/motorcycles-page.tsx',
    search: ['model', ...listParameters],
    importPage: async () => (await import('./catalogue/motorcycles-page.tsx')).motorcyclesPage,
  }),
  pageRoute({
    path: pagePaths.scooters,
    file: 'web/site/catalogue/scooters-page.tsx',
    search: ['model', ...listParameters],
    importPage: async () => (await import('./catalogue/scooters-page.tsx')).scootersPage,
  }),
  pageRoute({
    path: pagePaths.ev,
    file: 'web/site/catalogue/ev-page.tsx',
    search: ['model', ...listParameters],
    importPage: async () => (await import('./catalogue/ev-page.tsx')).evPage,
  }),
  pageRoute({
    path: pagePaths.bikeDetail,
    file: 'web/site/bike/bike-detail-page.tsx',
    search: ['bike', 'tab', 'variant', 'colour'],
    importPage: async () => (await import('./bike/bike-detail-page.tsx')).bikeDetailPage,
  }),
  pageRoute({
    path: pagePaths.angleView,
    file: 'web/site/bike/angle-view-page.tsx',
    search: ['bike'],
    importPage: async () => (await import('./bike/angle-view-page.tsx')).angleViewPage,
  }),
  pageRoute({
    path: pagePaths.productEnquiry,
    file: 'web/site/bike/product-enquiry-page.tsx',
    search: ['bike', 'variant', 'colour'],
    importPage: async () => (await import('./bike/product-enquiry-page.tsx')).productEnquiryPage,
  }),
  pageRoute({
    path: pagePaths.finance,
    file: 'web/site/finance/finance-page.tsx',
    search: ['bike', 'variant', 'colour'],
    importPage: async () => (await import('./finance/finance-page.tsx')).financePage,
  }),
  pageRoute({
    path: pagePaths.onRoad,
    file: 'web/site/buying/on-road-page.tsx',
    isStill: true,
    search: ['bike', 'variant', 'finance', 'accessories', 'page'],
    lists: ['accessories'],
    importPage: async () => (await import('./buying/on-road-page.tsx')).onRoadPage,
  }),
  pageRoute({
    path: pagePaths.compare,
    file: 'web/site/buying/compare-page.tsx',
    isStill: true,
    search: ['bikes', 'differences'],
    lists: ['bikes'],
    importPage: async () => (await import('./buying/compare-page.tsx')).comparePage,
  }),
  pageRoute({
    path: pagePaths.find,
    file: 'web/site/buying/find-page.tsx',
    isStill: true,
    search: ['budget', 'emi', 'use', 'distance', 'seat', 'fuel', 'page'],
    importPage: async () => (await import('./buying/find-page.tsx')).findPage,
  }),
  pageRoute({
    path: pagePaths.loan,
    file: 'web/site/buying/loan-page.tsx',
    isStill: true,
    search: ['bike', 'variant', 'down', 'months'],
    importPage: async () => (await import('./buying/loan-page.tsx')).loanPage,
  }),
  pageRoute({
    path: pagePaths.serviceBooking,
    file: 'web/site/services/service-booking-page.tsx',
    search: ['branch'],
    importPage: async () => (await import('./services/service-booking-page.tsx')).serviceBookingPage,
  }),
  pageRoute({
    path: pagePaths.amc,
    file: 'web/site/services/amc-page.tsx',
    importPage: async () => (await import('./services/amc-page.tsx')).amcPage,
  }),
  pageRoute({
    path: pagePaths.extendedWarranty,
    file: 'web/site/services/extended-warranty-page.tsx',
    importPage: async () => (await import('./services/extended-warranty-page.tsx')).extendedWarrantyPage,
  }),
  pageRoute({
    path: pagePaths.optIn,
    file: 'web/site/services/opt-in-page.tsx',
    importPage: async () => (await import('./services/opt-in-page.tsx')).optInPage,
  }),
  pageRoute({
    path: pagePaths.joyClub,
    file: 'web/site/services/joy-club-page.tsx',
    importPage: async () => (await import('./services/joy-club-page.tsx')).joyClubPage,
  }),
  pageRoute({
    path: pagePaths.offline,
    file: 'web/site/offline/offline-page.tsx',
    isStill: true,
    importPage: async () => (await import('./offline/offline-page.tsx')).offlinePage,
  }),
  ...designRoutes,
  notFoundRoute,
];

/** The page at a path without the prefix of its language, and what stands in its `{…}`. */
export function matchPage(pathname: string): { route: PageRoute; params: Visit['params'] } {
  for (const route of pageRoutes) {
    const params = route.match(pathname);
    if (params) return { route, params };
  }
  return { route: notFoundRoute, params: {} };
}
