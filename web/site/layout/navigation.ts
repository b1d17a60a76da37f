import { byLanguage } from 'virtual:branch-names';
import { m } from 'virtual:messages';
import { branchSlug } from '../../../contract/branch-slug.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import { inCurrent } from '../../lib/locale.ts';

export interface NavigationLink {
  label: () => string;
  to: string;
  /** Of a branch that has one. */
  isWorkshop?: boolean | undefined;
}

export interface NavigationEntry extends NavigationLink {
  links?: () => readonly NavigationLink[];
}

interface Branch {
  id: number;
  name: string;
}

/** How addresses name a branch, whose own name may be in the language of the page: they are the same in every language. */
export function slugOf({ id, name }: Branch): string {
  const known = inCurrent(byLanguage).find((branch) => branch.id === id && branch.label === name);
  return branchSlug(known?.name ?? name);
}

/** Of several branches with one id the page shows the first, unless the address names another. */
export function branchPath(branch: Branch): string {
  const path = pagePaths.dealer.replace('{id}', String(branch.id));
  const first = inCurrent(byLanguage).find(({ id }) => id === branch.id);
  const slug = slugOf(branch);
  return first && slug === branchSlug(first.name) ? path : `${path}?branch=${slug}`;
}

export const serviceLinks: readonly NavigationLink[] = [
  { label: m.nav_book_service, to: pagePaths.serviceBooking },
  { label: m.nav_amc, to: pagePaths.amc },
  { label: m.nav_warranty, to: pagePaths.extendedWarranty },
  { label: m.nav_joy_club, to: pagePaths.joyClub },
];

export const branchLinks = () =>
  inCurrent(byLanguage).map(({ id, name, label = name, ...more }) => ({
    label: () => label,
    to: branchPath({ id, name: label }),
    ...more,
  }));

export const mainMenu: readonly NavigationEntry[] = [
  { label: m.nav_home, to: pagePaths.home },
  { label: m.nav_motorcycles, to: pagePaths.motorcycles },
  { label: m.nav_scooters, to: pagePaths.scooters },
  { label: m.nav_ev, to: pagePaths.ev },
  { label: m.nav_services, to: pagePaths.services, links: () => serviceLinks },
  { label: m.nav_finance, to: pagePaths.finance },
  { label: m.nav_networks, to: pagePaths.networks, links: branchLinks },
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
