import type { Page } from '@playwright/test';
import { checkAccessibility, expect, NOT_FOUND, test, visit } from './fixtures.ts';
import { cutOffText, overfull, smallTargets, spaceOut, stuckShare } from './measures.ts';
import { pages } from './pages.ts';
import { tooWide } from './too-wide.ts';

const filled = (selector: string) => `${selector}:not([content=""])`;
const ALWAYS = ['title:not(:empty)', filled('meta[name="description"][content]')];
const FOR_SHARING = [
  ...['og:title', 'og:description', 'og:image', 'og:url', 'og:type'].map((name) =>
    filled(`meta[property="${name}"][content]`),
  ),
  filled('meta[name="twitter:card"][content]'),
];
const OTHER_WIDTHS = [360, 768, 1920];

for (const { path, name, status = 200 } of pages) {
  test(`${name}, ${path}: no complaint, a whole head, fits every screen, shuts nobody out`, async ({
    page,
    baseURL,
    allowProblems,
  }) => {
    if (status === 404) allowProblems([NOT_FOUND]);
    const response = await visit(page, path);
    expect(response.status()).toBe(status);
    await expect(page.locator('h1')).toHaveCount(1);
    const canonical = `link[rel="canonical"][href^="${baseURL}/"]`;
    const tags = status === 404 ? ALWAYS : [...ALWAYS, canonical, ...FOR_SHARING];
    expect(await missing(page, tags), 'tags that are missing in the head').toEqual([]);
    expect(await tooWide(page), 'what is wider than the screen').toEqual([]);
    await checkAccessibility(page);
    expect(await smallTargets(page), 'what is too small to hit').toEqual([]);
    if (test.info().project.name === 'desktop') {
      await checkWidths(page);
      await checkEnlarged(page);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    await spaceOut(page);
    await expectReadable(page, 'with its letters spaced out');
  });
}

async function checkWidths(page: Page): Promise<void> {
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => tooWide(page), `what is wider than ${width} px`).toEqual([]);
  }
}

/** A screen of 1280 by 1024 at 400 %. */
async function checkEnlarged(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  await expectReadable(page, 'at 400 %');
  expect(await stuckShare(page), 'share of a low screen that bars take').toBeLessThan(0.25);
}

async function expectReadable(page: Page, how: string): Promise<void> {
  await expect.poll(() => tooWide(page), `what is too wide ${how}`).toEqual([]);
  expect(await cutOffText(page), `what is cut off ${how}`).toEqual([]);
  expect(await overfull(page), `what runs out of its place ${how}`).toEqual([]);
}

const missing = (page: Page, selectors: string[]): Promise<string[]> =>
  page.evaluate((all) => all.filter((selector) => !document.head.querySelector(selector)), selectors);
