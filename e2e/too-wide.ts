import type { Page } from '@playwright/test';

/** Elements that stick out to the right, unless they can be scrolled to or are cut off on purpose; nothing if nothing does. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate((limit) => {
    if (document.documentElement.scrollWidth <= limit) return [];
    const isContained = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isContained(parent);
    };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > limit + 1 && !isContained(element),
    );
    return ['the page', ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
  }, page.viewportSize()?.width ?? 0);
