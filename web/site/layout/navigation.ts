import { m } from 'virtual:messages';
import { MENU_BRANCHES } from '../../../contract/branches.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import { contentLang } from '../../lib/locale.ts';
import { site } from '../site-content.ts';

export interface NavigationLink {
  label: () => string;
  to: string;
  /** Where it is not that of the links around it. */
  lang?: string | undefined;
  /** Of a branch that has one. */
  isWorkshop?: boolean | undefined;
}

export interface NavigationEntry extends NavigationLink {
  links?: () => readonly NavigationLink[];
}

export const serviceLinks: readonly NavigationLink[] = [
  { label: m.nav_book_service, to: pagePaths.serviceBooking },
  { label: m.nav_amc, to: pagePaths.amc },
  { label: m.nav_warranty, to: pagePaths.extendedWarranty },
  { label: m.nav_joy_club, to: pagePaths.joyClub },
];

/** As many as the menu can show. */
export const branchLinks = () =>
  site().branches.map(({ name, path, ...more }) => ({ label: () => name, to: path, lang: contentLang(name), ...more }));

/** Where the menu cannot show them all it leads to the page that does. */
const networkLinks = (): readonly NavigationLink[] => {
  const links = branchLinks();
  return links.length < MENU_BRANCHES ? links : [...links, { label: m.nav_all_branches, to: pagePaths.networks }];
};

export const mainMenu: readonly NavigationEntry[] = [
  { label: m.nav_home, to: pagePaths.home },
  { label: m.nav_motorcycles, to: pagePaths.motorcycles },
  { label: m.nav_scooters, to: pagePaths.scooters },
  { label: m.nav_ev, to: pagePaths.ev },
  { label: m.nav_services, to: pagePaths.services, links: () => serviceLinks },
  { label: m.nav_finance, to: pagePaths.finance },
  { label: m.nav_networks, to: pagePaths.networks, links: networkLinks },
  { label: m.nav_offers, to: pagePaths.offers },
  { label: m.nav_gallery, to: pagePaths.gallery },
];

export const footerNavigation: readonly NavigationLink[] = [
  { label: m.footer_finance, to: pagePaths.finance },
  { label: m.footer_emi, to: pagePaths.finance },
  { label: m.footer_contact, to: pagePaths.contact },
  { label: m.footer_about, to: pagePaths.about },
  { label: m.footer_terms, to: pagePaths.terms },
  { label: m.footer_privacy, to: pagePaths.privacy },
  { label: m.footer_accessibility, to: pagePaths.accessibility },
];

export const footerServices: readonly NavigationLink[] = [
  { label: m.footer_service, to: pagePaths.serviceBooking },
  { label: m.footer_amc, to: pagePaths.amc },
  { label: m.footer_warranty, to: pagePaths.extendedWarranty },
  { label: m.footer_opt_in, to: pagePaths.optIn },
];
