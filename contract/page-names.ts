/** The pages that are mostly text, by their names in `page-paths.ts`. */
export const pageNames = [
  'about',
  'terms',
  'privacy',
  'accessibility',
  'amc',
  'extendedWarranty',
  'joyClub',
  'optIn',
] as const;
export type PageName = (typeof pageNames)[number];

/** As files and addresses write it: `extended-warranty` of extendedWarranty. */
export const pageKey = (name: PageName): string => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
