import { pagePaths } from '../../../contract/page-paths.ts';

/** The key of the screen that the panel begins with unless a role says another, whose address is the panel's own. */
export const DASHBOARD = 'dashboard';

export const screenAddress = (key: string, more: Record<string, string> = {}): string =>
  key === DASHBOARD ? pagePaths.panel : `${pagePaths.panel}?${new URLSearchParams({ screen: key, ...more })}`;

/** In the menu of somebody for whom the panel begins with another screen, its own address is that one's, and the dashboard is named. */
export const entryAddress = (key: string, home: string): string =>
  key === DASHBOARD && home !== DASHBOARD ? `${pagePaths.panel}?screen=${DASHBOARD}` : screenAddress(key);
