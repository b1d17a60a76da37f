import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type Axe from 'axe-core';
import type { RunOnly, RunOptions } from 'axe-core';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const GRAVE = ['serious', 'critical'];
/** At night the colours are others, and nothing else. */
const CHECKS: Record<'light' | 'dark', RunOnly> = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast'] },
};

/** Fails on anything that shuts people out, in light and in dark. */
export async function checkAccessibility(page: Page): Promise<void> {
  await layOutEverything(page);
  await page.evaluate(axeSource);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    const found = await graveFaults(page, CHECKS[colorScheme]);
    expect(found, `accessibility of ${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** Asked for within the page, which answers with its faults alone: all that it has examined would be megabytes. */
const graveFaults = (page: Page, runOnly: RunOnly) =>
  page.evaluate(
    async ([options, grave]) => {
      const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run(document, options);
      return violations
        .filter(({ impact }) => grave.includes(impact ?? ''))
        .map(({ id, help, nodes }) => ({
          id,
          help,
          nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
        }));
    },
    [{ runOnly, resultTypes: ['violations'], iframes: false } as RunOptions, GRAVE] as const,
  );

/** Also what would wait until it comes near. */
const layOutEverything = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.until-near { content-visibility: visible }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Colours that are still on their way from light to dark have contrasts that nobody sees. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
