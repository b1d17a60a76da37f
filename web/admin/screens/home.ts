import type { Need } from '../../../contract/permissions.ts';
import { roles } from '../../../contract/roles/index.ts';
import { DASHBOARD } from './screen-address.ts';

interface Begun {
  key: string;
  needs: Need;
}

/** Where the panel begins for somebody with a role: where the role says, as far as there is such a screen, else with the dashboard. */
export function homeOf(role: string, screens: readonly Begun[], may: (need: Need) => boolean): string {
  const opensAt = roles.find(({ name }) => name === role)?.opensAt;
  return screens.find(({ key, needs }) => key === opensAt && may(needs))?.key ?? DASHBOARD;
}
