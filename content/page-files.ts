import type { PageName } from '../contract/page-names.ts';
import { pageKey } from '../contract/page-names.ts';

/** `pages/extended-warranty.json` of extendedWarranty. */
export const pageFile = (name: PageName): string => `pages/${pageKey(name)}.json`;
