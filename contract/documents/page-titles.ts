import type { PageName } from '../page-names.ts';

/** What staff call the pages that have texts of their own. */
export const pageTitles: Readonly<Record<PageName, string>> = {
  about: 'About',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  accessibility: 'Accessibility',
  amc: 'AMC',
  extendedWarranty: 'Extended warranty',
  joyClub: 'Joy club',
  optIn: 'Opt-in',
  home: 'Home',
  services: 'Services',
};
