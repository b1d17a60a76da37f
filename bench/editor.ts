import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { chromiumArguments } from '../e2e/chromium-arguments.ts';
import { ADMIN, startSite } from '../e2e/site-server.ts';
import { ensureTestBrowser } from '../scripts/find-chromium-install.ts';
import { median } from './median.ts';
import type { Result } from './result.ts';

const MAX_SCREEN_MS = 300;
const MAX_PREVIEW_MS = 500;
/** Nobody clicks sooner after pointing at something. */
const POINTING_MS = 100;
const ROUNDS = 4;

/** In the group *Website*, by their names in the menu; and those in which one of many is opened from a list. */
const SCREENS = [
  'Models',
  'Accessories',
  'Earlier models',
  'Branches',
  'Pages',
  'Slides',
  'Pictures',
  'Rates',
  'Translations',
  'Plans',
  'Settings',
  'Set up',
];
const LISTS = ['Models', 'Accessories', 'Branches', 'Pages', 'Slides'];

/** How long staff wait in the editor of the demo, in a browser: from a click to what it opens, and from the last letter to the page beside the form. */
export async function benchEditor(): Promise<Result[]> {
  const site = await startSite({ isDemo: true });
  const browser = await chromium.launch({ executablePath: ensureTestBrowser(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 900 }, baseURL: site.origin });
    await logIn(page);
    const first = new Map<string, number>();
    const again = new Map<string, number[]>();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const screen of SCREENS) {
        note(first, again, screen, await opening(page, `nav[aria-label="Screens"] a`, screen));
        if (LISTS.includes(screen))
          note(first, again, `one of ${screen}`, await opening(page, 'main :is(tbody, ul) a'));
      }
    }
    const preview = await following(page);
    return [
      ...[...first].map(([what, ms]) => ({
        what: `panel: ${what} opens`,
        value: ms,
        unit: ' ms',
        limit: { atMost: MAX_SCREEN_MS },
        note: `in a browser, the first time; again ${Math.round(median(again.get(what) ?? []))} ms. Its script is fetched from ${POINTING_MS} ms before the click on`,
      })),
      {
        what: 'panel: the page beside the form follows',
        value: median(preview),
        unit: ' ms',
        limit: { atMost: MAX_PREVIEW_MS },
        note: `in a browser, from the last letter on; at most ${Math.round(Math.max(...preview))} ms`,
      },
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

function note(first: Map<string, number>, again: Map<string, number[]>, what: string, ms: number): void {
  if (!first.has(what)) first.set(what, ms);
  else again.set(what, [...(again.get(what) ?? []), ms]);
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('User ID').fill(ADMIN.userId);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
}

/** From the click on a link to a screen with another heading on which nothing is loading any more, painted. */
const opening = (page: Page, links: string, name?: string): Promise<number> =>
  page.evaluate(
    ([selector, wanted, pointing]) =>
      new Promise<number>((resolve, reject) => {
        const found = [...document.querySelectorAll<HTMLElement>(selector)];
        const link = wanted === undefined ? found[0] : found.find(({ textContent }) => textContent?.trim() === wanted);
        if (!link) return reject(new Error(`There is no link ${wanted ?? selector}.`));
        // As React hears of it: what enters comes from elsewhere.
        link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, relatedTarget: document.body }));
        const heading = () => document.querySelector('main h1')?.textContent ?? '';
        const before = heading();
        let start = 0;
        const look = () => {
          const isThere = heading() !== '' && heading() !== before;
          const isLoading = document.querySelector('main')?.textContent?.includes('Loading...') ?? true;
          if (isThere && !isLoading) requestAnimationFrame(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        setTimeout(() => {
          start = performance.now();
          link.click();
          requestAnimationFrame(look);
        }, pointing);
        return undefined;
      }),
    [links, name, POINTING_MS] as const,
  );

/** Types a word into a field of the settings, and waits until the page beside the form says it, painted. */
async function following(page: Page): Promise<number[]> {
  await opening(page, `nav[aria-label="Screens"] a`, 'Settings');
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const word = `Word ${round} of the bench`;
    await page.evaluate(lookForWord, word);
    await page.locator('[name="tagline.en"]').fill(word);
    times.push(await page.evaluate(() => (window as Looking).shownAfter ?? Number.NaN));
  }
  return times;
}

type Looking = Window & { shownAfter?: Promise<number> };

/** Looks from inside the page, because from outside it would look every half a second only. */
function lookForWord(word: string): void {
  const typed = new Promise<number>((resolve) => {
    const field = document.querySelector('[name="tagline.en"]');
    field?.addEventListener('input', () => resolve(performance.now()), { once: true });
  });
  (window as Looking).shownAfter = typed.then(
    (start) =>
      new Promise((resolve) => {
        const look = () => {
          const shown = document.querySelector('iframe')?.contentDocument?.body?.textContent ?? '';
          if (shown.includes(word)) requestAnimationFrame(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}
