import type { Need } from '../../../contract/permissions.ts';
import { DASHBOARD } from './screen-address.ts';

interface Begun {
  key: string;
  needs: Need;
}

/** Where the panel begins for somebody: where their role says, as far as there is such a screen, else with the dashboard. */
export const homeOf = (opensAt: string | undefined, screens: readonly Begun[], may: (need: Need) => boolean): string =>
  screens.find(({ key, needs }) => key === opensAt && may(needs))?.key ?? DASHBOARD;
