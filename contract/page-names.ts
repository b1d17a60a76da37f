/** The pages that a dealership has texts of its own for, by their names in `page-paths.ts`. */
export const pageNames = [
  'about',
  'terms',
  'privacy',
  'accessibility',
  'amc',
  'extendedWarranty',
  'joyClub',
  'optIn',
  'home',
  'services',
] as const;
export type PageName = (typeof pageNames)[number];
/** Those that are mostly text, with a title and sections. */
export type TextPageName = Exclude<PageName, 'home' | 'services'>;

/** As files and addresses write it: `extended-warranty` of extendedWarranty. */
export const pageKey = (name: PageName): string => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
