import type { BrowserContext } from '@playwright/test';
import { test as base, expect, NOBODY, newSession } from './fixtures.ts';
import { openSite } from './hosted-site.ts';
import { Panel } from './panel-helpers.ts';
import { Problems } from './problems.ts';
import type { SiteServer } from './site-server.ts';
import { ADMIN } from './site-server.ts';

/**
 * For tests that change what all others look at, or need another name of the site: each has one of its own, where nobody is
 * logged in. Not one for a file: what belongs to a worker would cost a new one, with its browser, for every file.
 */
export const testOnOwnSite = (open: () => Promise<SiteServer> = openSite) =>
  base.extend<{ panel: Panel; site: SiteServer }>({
    site: async ({}, use) => {
      const site = await open();
      await use(site);
      await site.stop();
    },
    baseURL: async ({ site }, use) => use(site.origin),
    storageState: NOBODY,
    panel: async ({ page }, use) => use(new Panel(page)),
    problems: async ({ site }, use) => {
      const problems = new Problems(site.origin);
      await use(problems);
      expect(problems.unexpected(), 'problems that the browser reported').toEqual([]);
    },
  });

/**
 * The same, for tests that need nothing but nobody else beside them: the owner is logged in. Whoever ends a session belongs here:
 * an enquiry of another test would have the panel ask for it, and so notice too early.
 */
export const testAlone = () =>
  testOnOwnSite().extend<{ openBeside: (account?: typeof ADMIN) => Promise<Panel> }>({
    storageState: async ({ site }, use) => use(await newSession(ADMIN, site.origin)),
    /** Opens another browser, in which somebody is at work at the same time. */
    openBeside: async ({ browser, site }, use) => {
      const opened: BrowserContext[] = [];
      await use(async (account = ADMIN) => {
        const storageState = await newSession(account, site.origin);
        const context = await browser.newContext({ storageState, baseURL: site.origin });
        opened.push(context);
        return new Panel(await context.newPage());
      });
      for (const context of opened) await context.close();
    },
  });

/** For tests that do not look at the page beside the form: there is no room for it, and so it is not fetched after every save. */
export const withoutDraftBeside = { viewport: { width: 1200, height: 800 } };

/** At the login. */
export async function givePassword({ page }: Panel): Promise<void> {
  await page.getByLabel('User ID').fill(ADMIN.userId);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}
