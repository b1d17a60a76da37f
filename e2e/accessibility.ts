import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page, ViewportSize } from '@playwright/test';
import { expect } from '@playwright/test';
import type Axe from 'axe-core';
import type { RunOnly, RunOptions } from 'axe-core';
import { currentLooks } from './looks.ts';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const GRAVE = ['serious', 'critical'];
const WCAG: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
const CONTRAST: RunOnly = { type: 'rule', values: ['color-contrast'] };
const CHECKS = {
  everything: { runOnly: WCAG },
  'all but colours': { runOnly: WCAG, rules: { 'color-contrast': { enabled: false } } },
  colours: { runOnly: CONTRAST },
} satisfies Record<string, RunOptions>;
type Check = keyof typeof CHECKS;
export type Scheme = 'light' | 'dark';

/** Looks of words that were found to be clear, in this process: the same look is not examined again. */
const clearLooks = { light: new Set<string>(), dark: new Set<string>() };

/** Fails on anything that shuts people out, in light and in dark: at night the colours are others, and nothing else. */
export async function checkAccessibility(page: Page): Promise<void> {
  await checkNextScreen(page, 'light');
  await page.emulateMedia({ colorScheme: null });
}

/**
 * The same for screens that are looked at one after the other in one tab: each begins in the scheme in which the one
 * before has ended, which is handed back, so that the colours of the page change once for each.
 */
export async function checkNextScreen(page: Page, scheme: Scheme): Promise<Scheme> {
  const checks = { light: () => examine(page), dark: () => examineColours(page, 'dark') };
  const other = scheme === 'light' ? 'dark' : 'light';
  await layOutEverything(page);
  await bringAxe(page);
  for (const next of [scheme, other] as const) await inScheme(page, next, checks[next]);
  return other;
}

/** The same on the screen as it is and on a narrow one, which stays. */
export async function checkBothWidths(page: Page, narrow: ViewportSize): Promise<void> {
  await layOutEverything(page);
  await bringAxe(page);
  await inScheme(page, 'light', () => examine(page));
  await inScheme(page, 'dark', async () => {
    await examineColours(page, 'dark');
    await page.setViewportSize(narrow);
    await settle(page);
    await examineColours(page, 'dark');
  });
  await inScheme(page, 'light', () => examine(page));
  await page.emulateMedia({ colorScheme: null });
}

/** In light. Colours come along where any look is new: a run of their own would cost more. */
async function examine(page: Page): Promise<void> {
  const fresh = await freshLooks(page, 'light');
  await expectNoFaults(page, 'light', fresh.length > 0 ? 'everything' : 'all but colours');
  for (const look of fresh) clearLooks.light.add(look);
}

async function examineColours(page: Page, scheme: Scheme): Promise<void> {
  const fresh = await freshLooks(page, scheme);
  if (fresh.length === 0) return;
  await expectNoFaults(page, scheme, 'colours', fresh);
  for (const look of fresh) clearLooks[scheme].add(look);
}

const freshLooks = async (page: Page, scheme: Scheme): Promise<string[]> =>
  (await currentLooks(page)).filter((look) => !clearLooks[scheme].has(look));

/** Half a megabyte of script, once a document. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
}

async function inScheme(page: Page, colorScheme: Scheme, check: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await settle(page);
  await check();
}

/** In the whole document, or in what has one of these looks. */
async function expectNoFaults(page: Page, scheme: Scheme, check: Check, looks?: readonly string[]): Promise<void> {
  const found = await graveFaults(page, check, looks);
  const { width } = page.viewportSize() ?? {};
  expect(found, `accessibility of ${page.url()} in ${scheme} at ${width} px: ${check}`).toEqual([]);
}

/** Asked for within the page, which answers with its faults alone: all that it has examined would be megabytes. */
const graveFaults = (page: Page, check: Check, looks?: readonly string[]) =>
  page.evaluate(
    async ([options, grave, examined]) => {
      const { axe, elementsOfLooks } = window as unknown as {
        axe: typeof Axe;
        elementsOfLooks: Map<string, Element[]>;
      };
      // What is behind a modal dialog nobody can reach; it was examined before, and lies where the scrolling left it.
      const whole = document.querySelector('dialog:modal') ?? document;
      const include = examined ? examined.flatMap((look) => elementsOfLooks.get(look) ?? []) : [whole];
      // Bars that stick lie over whatever has been scrolled beneath them, from where it can be scrolled away.
      const candidates = [...document.querySelectorAll<HTMLElement>('[class*="sticky"]')];
      const stuck = candidates.filter((element) => getComputedStyle(element).position === 'sticky');
      for (const { style } of stuck) {
        style.setProperty('position', 'relative', 'important');
        style.setProperty('inset', 'auto', 'important');
      }
      const { violations } = await axe.run({ include }, options);
      for (const { style } of stuck) {
        style.removeProperty('position');
        style.removeProperty('inset');
      }
      return violations
        .filter(({ impact }) => grave.includes(impact ?? ''))
        .map(({ id, help, nodes }) => ({
          id,
          help,
          nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
        }));
    },
    [{ ...CHECKS[check], resultTypes: ['violations'], iframes: false } as RunOptions, GRAVE, looks] as const,
  );

/** Also what would wait until it comes near. */
export const layOutEverything = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[class*="until-near"] { content-visibility: visible }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Colours that are still on their way from light to dark have contrasts that nobody sees. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
