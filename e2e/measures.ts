import type { Page } from '@playwright/test';

/** Links, buttons and fields of less than 24 by 24 px, but for links within a text, which are as high as its lines. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((leastPx) => {
    const isInText = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    /** What can be hit: with its label, and as large as the card that a link lies over. */
    const targetOf = (element: Element): Element => {
      const label = element.matches('[type="checkbox"], [type="radio"]') ? element.closest('label') : null;
      const isOverCard = getComputedStyle(element, '::after').position === 'absolute';
      return label ?? (isOverCard && element instanceof HTMLElement ? element.offsetParent : null) ?? element;
    };
    /** Out of sight until it has the focus, or for good. */
    const isAway = (box: DOMRect): boolean => box.right <= 0 || (box.width <= 1 && box.height <= 1);
    return [...document.querySelectorAll('a[href], button, summary, select, textarea, input:not([type="hidden"])')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInText(element))
      .map((element) => ({ element, box: targetOf(element).getBoundingClientRect() }))
      .filter(({ box }) => !isAway(box) && (box.width < leastPx || box.height < leastPx))
      .map(({ element, box }) => `${box.width} x ${box.height}: ${element.outerHTML.slice(0, 160)}`);
  }, 24);

/** Words that something cuts off, or that leave the screen where nothing can be scrolled to them. */
export const cutOffText = (page: Page): Promise<string[]> =>
  page.evaluate((tolerancePx) => {
    const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const isCut = (word: DOMRect, element: Element | null): boolean => {
      if (!element || element === document.body)
        return word.right > window.innerWidth + tolerancePx || word.left < -tolerancePx;
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      // Shortened on purpose: the whole of it stands on the page that it leads to.
      if (webkitLineClamp !== 'none') return false;
      const box = element.getBoundingClientRect();
      if (cuts(overflowX) && (word.right > box.right + tolerancePx || word.left < box.left - tolerancePx)) return true;
      if (cuts(overflowY) && (word.bottom > box.bottom + tolerancePx || word.top < box.top - tolerancePx)) return true;
      return overflowX !== 'auto' && overflowX !== 'scroll' && isCut(word, element.parentElement);
    };
    /** For the ear alone, or for nobody. */
    const isHiddenFromSight = (element: Element): boolean =>
      !element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only, .size-px, option') !== null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!element || !walker.currentNode.textContent?.trim() || isHiddenFromSight(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      if ([...range.getClientRects()].some((word) => isCut(word, element)))
        found.push(`${walker.currentNode.textContent.trim().slice(0, 60)} in ${element.outerHTML.slice(0, 120)}`);
    }
    return found;
  }, 3);

/** Buttons, links and labels out of which their words run. */
export const overfull = (page: Page): Promise<string[]> =>
  page.evaluate(
    (tolerancePx) =>
      [...document.querySelectorAll('a[href], button, summary, label, th, td, h1, h2, h3')]
        .filter((element) => !element.closest('.sr-only, .size-px'))
        .filter((element) => element.scrollWidth > element.clientWidth + tolerancePx && element.clientWidth > 0)
        .map((element) => element.outerHTML.slice(0, 160)),
    3,
  );

/** How much of the height of the screen is covered by what stays there while the page is scrolled. */
export const stuckShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo({ top: 600, behavior: 'instant' });
    const isStuck = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isStuck(element.parentElement));
    const rows = Array.from({ length: window.innerHeight / 4 }, (_, row) => row * 4);
    return rows.filter((y) => isStuck(document.elementFromPoint(window.innerWidth / 2, y))).length / rows.length;
  });

/** The distances of WCAG 1.4.12, as people set them who read with difficulty. */
export async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}
