import { pagePaths } from '../../contract/page-paths.ts';
import type { Visit } from './page.ts';
import type { PageRoute } from './page-route.ts';
import { pageRoute } from './page-route.ts';

const notFoundRoute = pageRoute({
  path: '*',
  status: 404,
  isStill: true,
  importPage: async () => (await import('./not-found/not-found-page.tsx')).notFoundPage,
});

/** A build has no trace of it. */
const designRoutes = import.meta.env.DEV
  ? [
      pageRoute({
        path: '/ui',
        importPage: async () => (await import('./design/design-page.tsx')).designPage,
      }),
    ]
  : [];

/** Every page of the site; the server answers exactly these addresses. */
export const pageRoutes: readonly PageRoute[] = [
  pageRoute({
    path: pagePaths.home,
    importPage: async () => (await import('./home/home-page.tsx')).homePage,
  }),
  pageRoute({
    path: pagePaths.about,
    isStill: true,
    importPage: async () => (await import('./company/about-page.tsx')).aboutPage,
  }),
  pageRoute({
    path: pagePaths.gallery,
    importPage: async () => (await import('./company/gallery-page.tsx')).galleryPage,
  }),
  pageRoute({
    path: pagePaths.offers,
    importPage: async () => (await import('./company/offers-page.tsx')).offersPage,
  }),
  pageRoute({
    path: pagePaths.terms,
    isStill: true,
    importPage: async () => (await import('./company/terms-page.tsx')).termsPage,
  }),
  pageRoute({
    path: pagePaths.privacy,
    isStill: true,
    importPage: async () => (await import('./company/privacy-page.tsx')).privacyPage,
  }),
  pageRoute({
    path: pagePaths.accessibility,
    isStill: true,
    importPage: async () => (await import('./company/accessibility-page.tsx')).accessibilityPage,
  }),
  pageRoute({
    path: pagePaths.services,
    isStill: true,
    importPage: async () => (await import('./company/services-index-page.tsx')).servicesIndexPage,
  }),
  pageRoute({
    path: pagePaths.networks,
    isStill: true,
    importPage: async () => (await import('./company/networks-index-page.tsx')).networksIndexPage,
  }),
  pageRoute({
    path: pagePaths.dealer,
    importPage: async () => (await import('./company/dealer-page.tsx')).dealerPage,
  }),
  pageRoute({
    path: pagePaths.contact,
    importPage: async () => (await import('./company/contact-page.tsx')).contactPage,
  }),
  pageRoute({
    path: pagePaths.motorcycles,
    importPage: async () => (await import('./catalogue/motorcycles-page.tsx')).motorcyclesPage,
  }),
  pageRoute({
    path: pagePaths.scooters,
    importPage: async () => (await import('./catalogue/scooters-page.tsx')).scootersPage,
  }),
  pageRoute({
    path: pagePaths.ev,
    importPage: async () => (await import('./catalogue/ev-page.tsx')).evPage,
  }),
  pageRoute({
    path: pagePaths.bikeDetail,
    importPage: async () => (await import('./bike/bike-detail-page.tsx')).bikeDetailPage,
  }),
  pageRoute({
    path: pagePaths.angleView,
    importPage: async () => (await import('./bike/angle-view-page.tsx')).angleViewPage,
  }),
  pageRoute({
    path: pagePaths.productEnquiry,
    importPage: async () => (await import('./bike/product-enquiry-page.tsx')).productEnquiryPage,
  }),
  pageRoute({
    path: pagePaths.finance,
    importPage: async () => (await import('./finance/finance-page.tsx')).financePage,
  }),
  pageRoute({
    path: pagePaths.onRoad,
    isStill: true,
    importPage: async () => (await import('./buying/on-road-page.tsx')).onRoadPage,
  }),
  pageRoute({
    path: pagePaths.compare,
    isStill: true,
    importPage: async () => (await import('./buying/compare-page.tsx')).comparePage,
  }),
  pageRoute({
    path: pagePaths.find,
    isStill: true,
    importPage: async () => (await import('./buying/find-page.tsx')).findPage,
  }),
  pageRoute({
    path: pagePaths.loan,
    isStill: true,
    importPage: async () => (await import('./buying/loan-page.tsx')).loanPage,
  }),
  pageRoute({
    path: pagePaths.runningCost,
    isStill: true,
    importPage: async () => (await import('./buying/running-cost-page.tsx')).runningCostPage,
  }),
  pageRoute({
    path: pagePaths.exchange,
    isStill: true,
    importPage: async () => (await import('./buying/exchange-page.tsx')).exchangePage,
  }),
  pageRoute({
    path: pagePaths.search,
    isStill: true,
    importPage: async () => (await import('./search/search-page.tsx')).searchPage,
  }),
  pageRoute({
    path: pagePaths.serviceBooking,
    importPage: async () => (await import('./services/service-booking-page.tsx')).serviceBookingPage,
  }),
  pageRoute({
    path: pagePaths.amc,
    importPage: async () => (await import('./services/amc-page.tsx')).amcPage,
  }),
  pageRoute({
    path: pagePaths.extendedWarranty,
    importPage: async () => (await import('./services/extended-warranty-page.tsx')).extendedWarrantyPage,
  }),
  pageRoute({
    path: pagePaths.optIn,
    importPage: async () => (await import('./services/opt-in-page.tsx')).optInPage,
  }),
  pageRoute({
    path: pagePaths.joyClub,
    importPage: async () => (await import('./services/joy-club-page.tsx')).joyClubPage,
  }),
  pageRoute({
    path: pagePaths.offline,
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
