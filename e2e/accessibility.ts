import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page, ViewportSize } from '@playwright/test';
import { expect } from '@playwright/test';
import type Axe from 'axe-core';
import type { RunOnly, RunOptions } from 'axe-core';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const GRAVE = ['serious', 'critical'];
const WCAG: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
const CONTRAST: RunOnly = { type: 'rule', values: ['color-contrast'] };
const CHECKS = {
  everything: { runOnly: WCAG },
  'all but colours': { runOnly: WCAG, rules: { 'color-contrast': { enabled: false } } },
  colours: { runOnly: CONTRAST },
  /** Of what looks otherwise than when `rememberLooks` was called in the same colours. */
  'changed colours': { runOnly: CONTRAST },
} satisfies Record<string, RunOptions>;
type Check = keyof typeof CHECKS;
type Scheme = 'light' | 'dark';

/** Fails on anything that shuts people out, in light and in dark: at night the colours are others, and nothing else. */
export async function checkAccessibility(page: Page): Promise<void> {
  await layOutEverything(page);
  await bringAxe(page);
  await inScheme(page, 'light', () => expectNoFaults(page, 'everything', 'light'));
  await inScheme(page, 'dark', () => expectNoFaults(page, 'colours', 'dark'));
  await page.emulateMedia({ colorScheme: null });
}

/** The same on a wide and on a narrow screen, where only those colours are looked at that are others there. */
export async function checkBothWidths(page: Page, narrow: ViewportSize): Promise<void> {
  const wide = page.viewportSize() ?? narrow;
  await layOutEverything(page);
  await bringAxe(page);
  await inScheme(page, 'light', async () => {
    await expectNoFaults(page, 'everything', 'light');
    await rememberLooks(page, 'light');
  });
  await inScheme(page, 'dark', async () => {
    await expectNoFaults(page, 'colours', 'dark');
    await rememberLooks(page, 'dark');
    await page.setViewportSize(narrow);
    await settle(page);
    await expectNoFaults(page, 'changed colours', 'dark');
  });
  await inScheme(page, 'light', async () => {
    await expectNoFaults(page, 'all but colours', 'light');
    await expectNoFaults(page, 'changed colours', 'light');
  });
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize(wide);
}

/** Half a megabyte of script, once a document. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
}

async function inScheme(page: Page, colorScheme: Scheme, check: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await settle(page);
  await check();
}

async function expectNoFaults(page: Page, check: Check, scheme: Scheme): Promise<void> {
  const found = await graveFaults(page, check, scheme);
  const { width } = page.viewportSize() ?? {};
  expect(found, `accessibility of ${page.url()} in ${scheme} at ${width} px: ${check}`).toEqual([]);
}

/** Asked for within the page, which answers with its faults alone: all that it has examined would be megabytes. */
const graveFaults = (page: Page, check: Check, scheme: Scheme) =>
  page.evaluate(
    async ([options, grave, remembered]) => {
      const { axe, looks } = window as unknown as { axe: typeof Axe; looks: Record<string, () => Element[]> };
      const include = remembered ? (looks[remembered]?.() ?? []) : [document];
      if (include.length === 0) return [];
      const { violations } = await axe.run({ include }, options);
      return violations
        .filter(({ impact }) => grave.includes(impact ?? ''))
        .map(({ id, help, nodes }) => ({
          id,
          help,
          nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
        }));
    },
    [
      { ...CHECKS[check], resultTypes: ['violations'], iframes: false } as RunOptions,
      GRAVE,
      check === 'changed colours' ? scheme : undefined,
    ] as const,
  );

/** How every element with words of its own is painted now, to find those that are painted otherwise later. */
const rememberLooks = (page: Page, scheme: Scheme): Promise<void> =>
  page.evaluate((name) => {
    const hasWords = (element: Element): boolean =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const behind = (element: Element | null): string => {
      if (!element) return '';
      const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
      return [backgroundColor, backgroundImage, opacity, filter, position, behind(element.parentElement)].join();
    };
    const look = (element: Element): string => {
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      return [color, fontSize, fontWeight, textShadow, behind(element)].join();
    };
    const shown = (): Element[] =>
      [...document.body.querySelectorAll('*')].filter(
        (element) => hasWords(element) && element.checkVisibility({ visibilityProperty: true }),
      );
    const before = new Map(shown().map((element) => [element, look(element)]));
    const changed = () => shown().filter((element) => before.get(element) !== look(element));
    const remembering = window as unknown as { looks?: Record<string, () => Element[]> };
    remembering.looks = { ...remembering.looks, [name]: changed };
  }, scheme);

/** Also what would wait until it comes near. */
export const layOutEverything = (page: Page): Promise<void> =>
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
