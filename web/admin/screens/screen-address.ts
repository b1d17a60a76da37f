import { pagePaths } from '../../../contract/page-paths.ts';

/** The key of the screen that the panel begins with, whose address is the panel's own. */
export const DASHBOARD = 'dashboard';

export const screenAddress = (key: string, more: Record<string, string> = {}): string =>
  key === DASHBOARD ? pagePaths.panel : `${pagePaths.panel}?${new URLSearchParams({ screen: key, ...more })}`;
