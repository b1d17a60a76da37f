import { aboutBike, pagePaths } from '../contract/page-paths.ts';
import { MODEL, OTHER_MODEL } from './demo-model.ts';

export interface ListedPage {
  /** With the query that it needs to show something. */
  path: string;
  name: string;
  status?: 404;
}

/** Every page that there is. What stands here is walked and weighed by `every-page.spec.ts`, and measured by Lighthouse. */
export const pages: readonly ListedPage[] = [
  { path: pagePaths.home, name: 'home' },
  { path: pagePaths.about, name: 'about' },
  { path: pagePaths.finance, name: 'finance' },
  { path: pagePaths.contact, name: 'contact' },
  { path: pagePaths.motorcycles, name: 'motorcycles' },
  { path: pagePaths.scooters, name: 'scooters' },
  { path: pagePaths.ev, name: 'electric models' },
  { path: pagePaths.services, name: 'services' },
  { path: pagePaths.serviceBooking, name: 'service booking' },
  { path: pagePaths.amc, name: 'AMC' },
  { path: pagePaths.extendedWarranty, name: 'extended warranty' },
  { path: pagePaths.gallery, name: 'gallery' },
  { path: pagePaths.optIn, name: 'opt-in' },
  { path: pagePaths.terms, name: 'terms' },
  { path: pagePaths.privacy, name: 'privacy' },
  { path: pagePaths.accessibility, name: 'accessibility' },
  { path: pagePaths.offers, name: 'offers' },
  { path: aboutBike(pagePaths.bikeDetail, MODEL.bikeName), name: 'bike detail' },
  { path: aboutBike(pagePaths.angleView, MODEL.bikeName), name: '360-degree view' },
  { path: aboutBike(pagePaths.productEnquiry, MODEL.bikeName), name: 'product enquiry' },
  { path: pagePaths.joyClub, name: 'joy club' },
  { path: pagePaths.networks, name: 'networks' },
  { path: pagePaths.dealer.replace('{id}', '1'), name: 'branch' },
  { path: `/view-details?bike=${MODEL.bikeName}&tab=specifications`, name: 'specifications' },
  { path: `/view-details?bike=${MODEL.bikeName}&tab=colours`, name: 'colours' },
  { path: `/view-details?bike=${MODEL.bikeName}&tab=features`, name: 'features' },
  { path: `/view-details?bike=${MODEL.bikeName}&tab=accessories`, name: 'accessories' },
  { path: aboutBike(pagePaths.finance, MODEL.bikeName), name: 'finance of a model' },
  { path: pagePaths.onRoad, name: 'on-road prices' },
  { path: aboutBike(pagePaths.onRoad, MODEL.bikeName), name: 'on-road price of a model' },
  { path: `${pagePaths.compare}?bikes=${MODEL.bikeName},${encodeURIComponent(OTHER_MODEL.bikeName)}`, name: 'compare' },
  { path: pagePaths.find, name: 'find' },
  { path: aboutBike(pagePaths.loan, MODEL.bikeName), name: 'loan' },
  { path: pagePaths.runningCost, name: 'running cost' },
  { path: pagePaths.exchange, name: 'exchange' },
  { path: `${pagePaths.search}?q=${encodeURIComponent(MODEL.name)}`, name: 'search' },
  { path: `${pagePaths.search}?q=%E0%B2%9C%E0%B3%8D%E0%B2%9E%E0%B2%B3`, name: 'search for what is not there' },
  { path: pagePaths.offline, name: 'offline' },
  { path: '/no-such-page', name: 'not found', status: 404 },
];
