import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const GRAVE = ['serious', 'critical'];

/** Fails on anything that shuts people out, in light and in dark. */
export async function checkAccessibility(page: Page): Promise<void> {
  await layOutEverything(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // At night the colours are others, and nothing else.
    const { violations } = await (colorScheme === 'light'
      ? axe.withTags(WCAG_22_AA)
      : axe.withRules(['color-contrast'])
    ).analyze();
    const grave = violations.filter(({ impact }) => GRAVE.includes(impact ?? ''));
    const found = grave.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    }));
    expect(found, `accessibility of ${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** Also what would wait until it comes near. */
const layOutEverything = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.until-near { content-visibility: visible }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Colours that are still on their way from light to dark have contrasts that nobody sees. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });
