/** Every page address. `{name}` stands for a part of it. */
export const pagePaths = {
  home: '/',
  about: '/about',
  finance: '/finance',
  contact: '/contact',
  motorcycles: '/motorcycle',
  scooters: '/scooters',
  ev: '/ev',
  services: '/services',
  serviceBooking: '/service-booking',
  amc: '/amc',
  extendedWarranty: '/extendedWarranty',
  gallery: '/gallery',
  // Spelled so by the specification, here and in the footer's link.
  optIn: '/optain',
  terms: '/terms-conditions',
  privacy: '/privacy-policy',
  accessibility: '/accessibility',
  offers: '/offers',
  bikeDetail: '/view-details',
  angleView: '/angle-view',
  // A test ride, spelled so by the specification.
  productEnquiry: '/text-ride-booking',
  joyClub: '/joy-club',
  networks: '/networks',
  dealer: '/dealers/{id}',
  onRoad: '/on-road',
  compare: '/compare',
  find: '/find',
  loan: '/loan',
  runningCost: '/running-cost',
  exchange: '/exchange',
  search: '/search',
  offline: '/offline',
  login: '/admin/login',
  panel: '/admin/dashboard',
} as const;

/** The address of a page about one model: `/view-details?bike=SP125`. */
export const aboutBike = (path: string, bikeName: string, more: Record<string, string> = {}): string =>
  `${path}?${new URLSearchParams({ bike: bikeName, ...more })}`;
