import { findTestBrowser } from '../scripts/find-chromium.ts';
import { drawTestDealership } from '../test-support/dealership/draw.ts';
import { startSite } from './site-server.ts';

/** One server for the whole run. What is returned here runs at the end in any case. */
export default async function startOnce(): Promise<() => Promise<void>> {
  if (!findTestBrowser())
    throw new Error('There is no Chromium. `npm run e2e` installs one; CHROMIUM_PATH names another.');
  await drawTestDealership();
  const site = await startSite();
  process.env.E2E_ORIGIN = site.origin;
  process.env.E2E_DATA_DIR = site.dataDir;
  return site.stop;
}
