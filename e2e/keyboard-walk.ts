import type { Page } from '@playwright/test';

/** Goes from one end of the page to the other, and says what had the focus without being seen or without showing it. */
export async function walk(page: Page, key: string): Promise<string[]> {
  const found: string[] = [];
  for (let n = 0; n < 300; n += 1) {
    await page.keyboard.press(key);
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'end';
      const box = element.getBoundingClientRect();
      // In a row that scrolls, a part of it may be beyond the edge.
      const x = (Math.max(box.left, 0) + Math.min(box.right, window.innerWidth)) / 2;
      const isShown = [0.1, 0.5, 0.9].some((part) => {
        const top = document.elementFromPoint(x, box.top + box.height * part);
        return top !== null && (element.contains(top) || top.contains(element));
      });
      // Of a tickbox the whole label may have it.
      const isMarked = [element, element.closest('label') ?? element].some((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      if (isShown && isMarked) return element.matches('[href="#content"]') ? 'start' : '';
      return `${isShown ? 'no ring' : 'covered'}: ${element.outerHTML.slice(0, 120)}`;
    });
    if (seen === 'end' || (seen === 'start' && n > 0)) return n > 20 ? found : [...found, 'the walk ended too soon'];
    if (seen && seen !== 'start') found.push(seen);
  }
  return [...found, 'the walk had no end'];
}
