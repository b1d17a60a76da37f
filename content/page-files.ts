import type { PageName } from '../contract/schemas/page-content.ts';

/** `pages/extended-warranty.json` of extendedWarranty. */
export const pageFile = (name: PageName): string =>
  `pages/${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.json`;
