import type { Page } from '@playwright/test';
import { languageNames } from '../contract/language-names.ts';
import { interfaceLocales, pathIn, splitLocale } from '../contract/locales.ts';
import { weighedPages } from '../scripts/lighthouse/limits.ts';
import { layOutEverything } from './accessibility.ts';
import { MODEL } from './demo-model.ts';
import { expect, frameHydrated, NOT_FOUND, test } from './fixtures.ts';
import { pages } from './pages.ts';
import { tooWide } from './too-wide.ts';
import { openWeighed } from './weight.ts';

/** Every page in every other language, on a phone; the English ones are walked in `every-page.spec.ts`. */

const weighed = new Set(weighedPages.map(({ path }) => path));

/** Pages of each kind on which English is offered. */
const WITH_OFFER = [
  '/kn',
  `/kn/motorcycle?model=${MODEL.bikeName}`,
  `/kn/view-details?bike=${MODEL.bikeName}`,
  `/kn/angle-view?bike=${MODEL.bikeName}`,
  `/kn/finance?bike=${MODEL.bikeName}`,
  `/kn/text-ride-booking?bike=${MODEL.bikeName}`,
];

for (const locale of interfaceLocales.filter((one) => one !== 'en')) {
  const ofLocale = (address: string): boolean => splitLocale(address).locale === locale;
  // First what is weighed: nothing of the page before is still on its way then.
  const addresses = new Set([
    ...[...weighed].filter(ofLocale),
    ...pages.map(({ path }) => pathIn(locale, path)),
    ...WITH_OFFER.filter(ofLocale),
  ]);

  test(`every page in ${languageNames[locale]} fits a phone, is light enough, and has nothing covered by the offer of English`, async ({
    page,
    allowProblems,
  }) => {
    test.slow();
    allowProblems([NOT_FOUND]);
    for (const address of addresses) {
      await test.step(address, async () => {
        await (weighed.has(address) ? openWeighed(page, address) : page.goto(address));
        await layOutEverything(page);
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await tooWide(page), address).toEqual([]);
        if (WITH_OFFER.includes(address)) await expectOfferBesideAll(page);
      });
    }
  });
}

/** On a phone and on a wide screen. */
async function expectOfferBesideAll(page: Page): Promise<void> {
  await frameHydrated(page);
  const phone = page.viewportSize() ?? { width: 360, height: 740 };
  const offer = page.getByRole('complementary', { name: 'This page is also available in English.' });
  for (const size of [phone, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    const where = `${page.url()} at ${size.width} px`;
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(offer.getByRole('link'), where).toBeInViewport({ ratio: 1 });
    expect(await coveredByOffer(page), where).toEqual([]);
    // And it goes with the top of the page, so that it never lies over what is further down.
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await expect(offer, where).not.toBeInViewport();
  }
  await page.setViewportSize(phone);
}

const coveredByOffer = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bottom = document.querySelector('aside[lang]')?.getBoundingClientRect().bottom ?? Number.NaN;
    const parts = [...document.querySelectorAll('header, main, nav[aria-label]')];
    return parts
      .filter((part) => part.checkVisibility())
      .filter((part) => part.getBoundingClientRect().top < bottom - 0.5 && !part.closest('[data-contact-bar]'))
      .map((part) => part.outerHTML.slice(0, 80));
  });
