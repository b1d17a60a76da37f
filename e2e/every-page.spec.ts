import type { Page } from '@playwright/test';
import { checkBothWidths, layOutEverything } from './accessibility.ts';
import { expect, frameHydrated, NOT_FOUND, test, visit } from './fixtures.ts';
import { cutOffText, overfull, smallTargets, spaceOut, stuckShare } from './measures.ts';
import { pages } from './pages.ts';
import { tooWide } from './too-wide.ts';
import { openWeighed } from './weight.ts';

const filled = (selector: string) => `${selector}:not([content=""])`;
const ALWAYS = ['title:not(:empty)', filled('meta[name="description"][content]')];
const FOR_SHARING = [
  ...['og:title', 'og:description', 'og:image', 'og:url', 'og:type'].map((name) =>
    filled(`meta[property="${name}"][content]`),
  ),
  filled('meta[name="twitter:card"][content]'),
];
const DESKTOP = { width: 1280, height: 800 };
const NARROW = { width: 360, height: 900 };
const OTHER_WIDTHS = [NARROW.width, 768, 1920];
const isDesktop = () => test.info().project.name === 'desktop';

/**
 * A further page in the same tab costs a third of one in a tab of its own. Neighbours on the list are in different walks:
 * a picture that the tab still holds from the page before would be preloaded in vain, and the browser would complain.
 */
const WALKS = 3;
const walks = Array.from({ length: WALKS }, (_, walk) => pages.filter((_page, index) => index % WALKS === walk));

for (const walk of walks) {
  const names = walk.map(({ name }) => name).join(', ');
  test(`${names}: no complaint, a whole head, light enough, fits every screen, shuts nobody out`, async ({
    page,
    baseURL,
    problems,
    allowProblems,
  }) => {
    for (const { path, name, status = 200 } of walk) {
      await test.step(`${name}, ${path}`, async () => {
        if (status === 404) allowProblems([NOT_FOUND]);
        await open(page, path, status);
        await expect(page.locator('h1'), path).toHaveCount(1);
        const canonical = `link[rel="canonical"][href^="${baseURL}/"]`;
        const tags = status === 404 ? ALWAYS : [...ALWAYS, canonical, ...FOR_SHARING];
        expect.soft(await missing(page, tags), `tags that are missing in the head of ${path}`).toEqual([]);
        expect.soft(await tooWide(page), `what is wider than the screen on ${path}`).toEqual([]);
        await layOutEverything(page);
        expect.soft(await smallTargets(page), `what is too small to hit on ${path}`).toEqual([]);
        if (isDesktop()) {
          await checkBothWidths(page, NARROW);
          await checkWidths(page, path);
          await checkEnlarged(page, path);
          await page.setViewportSize(DESKTOP);
        }
        await spaceOut(page);
        await expectReadable(page, `with its letters spaced out on ${path}`);
        expect.soft(problems.unexpected(), `problems that the browser reported up to ${path}`).toEqual([]);
      });
    }
  });
}

/** A phone also weighs what it fetches before anybody moves on the page. */
async function open(page: Page, path: string, status: number): Promise<void> {
  if (isDesktop() || status === 404) {
    expect((await visit(page, path)).status(), path).toBe(status);
    return;
  }
  await openWeighed(page, path);
  await frameHydrated(page);
}

async function checkWidths(page: Page, path: string): Promise<void> {
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ ...NARROW, width });
    await expect.poll(() => tooWide(page), `what is wider than ${width} px on ${path}`).toEqual([]);
  }
}

/** A screen of 1280 by 1024 at 400 %. */
async function checkEnlarged(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  await expectReadable(page, `at 400 % on ${path}`);
  expect.soft(await stuckShare(page), `share of a low screen that bars take on ${path}`).toBeLessThan(0.25);
}

async function expectReadable(page: Page, how: string): Promise<void> {
  await expect.poll(() => tooWide(page), `what is too wide ${how}`).toEqual([]);
  expect.soft(await cutOffText(page), `what is cut off ${how}`).toEqual([]);
  expect.soft(await overfull(page), `what runs out of its place ${how}`).toEqual([]);
}

const missing = (page: Page, selectors: string[]): Promise<string[]> =>
  page.evaluate((all) => all.filter((selector) => !document.head.querySelector(selector)), selectors);
