import { pagePaths } from './page-paths.ts';

/** Where staff make the site their own. */
export const SET_UP_ADDRESS = `${pagePaths.panel}?screen=set-up`;

/** Nobody has said yet whose site it is. */
export const isBeingSetUp = ({ dealership }: { dealership: string }): boolean => dealership === '';
