import { pagePaths } from '../../../contract/page-paths.ts';

type Counted = Exclude<keyof typeof pagePaths, 'login' | 'panel' | 'dealer'>;

const names: Record<Counted, string> = {
  home: 'Home',
  about: 'About us',
  finance: 'Finance',
  contact: 'Contact us',
  motorcycles: 'Motorcycles',
  scooters: 'Scooters',
  ev: 'Electric',
  services: 'Services',
  serviceBooking: 'Book a service',
  amc: 'AMC',
  extendedWarranty: 'Extended warranty',
  gallery: 'Gallery',
  optIn: 'Opt-in',
  terms: 'Terms',
  privacy: 'Privacy policy',
  accessibility: 'Accessibility',
  offers: 'Offers',
  bikeDetail: 'Details',
  angleView: '360-degree view',
  productEnquiry: 'Product enquiry',
  joyClub: 'Joy Club',
  networks: 'Our network',
  onRoad: 'On-road price',
  compare: 'Compare',
  find: 'Find',
  runningCost: 'Running cost',
  exchange: 'Exchange',
  loan: 'Loan',
  search: 'Search',
  offline: 'Offline',
};

/** `/view-details?bike=SP125` as staff call it: SP125, Details. */
export function pageLabel(page: string): string {
  const { pathname, searchParams } = new URL(page, 'http://localhost');
  const [, branch] = /^\/dealers\/(\d+)$/.exec(pathname) ?? [];
  if (branch) return `Branch ${branch}`;
  const known = Object.entries(names).find(([key]) => pagePaths[key as Counted] === pathname);
  return [searchParams.get('bike'), known?.[1] ?? pathname].filter(Boolean).join(', ');
}
