import { findTestBrowser } from '../scripts/find-chromium.ts';
import { drawTestDealership } from '../test-support/dealership/draw.ts';
import { startSiteHost } from './hosted-site.ts';
import { startSite } from './site-server.ts';

/** One server for the whole run, and a process for the sites of single tests. What is returned here runs at the end in any case. */
export default async function startOnce(): Promise<() => Promise<void>> {
  if (!findTestBrowser())
    throw new Error('There is no Chromium. `npm run e2e` installs one; CHROMIUM_PATH names another.');
  await drawTestDealership();
  const [site, endHost] = await Promise.all([startSite(), startSiteHost()]);
  process.env.E2E_ORIGIN = site.origin;
  process.env.E2E_DATA_DIR = site.dataDir;
  return async () => {
    await Promise.all([site.stop(), endHost()]);
  };
}
