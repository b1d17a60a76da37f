import type { RoleName } from '../contract/roles/index.ts';
import { storeColleague } from '../test-support/desk-store.ts';
import { TEAM_PASSWORD } from '../test-support/team.ts';
import type { Session } from './fixtures.ts';
import { newSession } from './fixtures.ts';
import { testOnOwnSite } from './own-site.ts';

interface Colleague {
  userId: string;
  session: Session;
}

/** Somebody who works at a desk, to which nothing comes but what the test stores. */
export const test = testOnOwnSite().extend<{ role: RoleName; colleague: Colleague }>({
  role: ['sales', { option: true }],
  colleague: async ({ role, site: { dataDir, origin } }, use) => {
    const userId = 'asha';
    await storeColleague(dataDir, userId, role);
    await use({ userId, session: await newSession({ userId, password: TEAM_PASSWORD }, origin) });
  },
  storageState: async ({ colleague }, use) => use(colleague.session),
});

let mobiles = 9_700_000_000;

export function newMobile(): string {
  mobiles += 1;
  return String(mobiles);
}
