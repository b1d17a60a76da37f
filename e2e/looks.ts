import type { Page } from '@playwright/test';

type Looking = Window & { elementsOfLooks?: Map<string, Element[]> };

/**
 * Everything that decides whether words can be read, once for each way in which words are painted on the page now: what
 * they stand in, down from the document, with every ground; and whether a check of colours would pass them over, because
 * they are too short, cannot be used or lie behind a dialog.
 */
export const currentLooks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Short, because these texts are long and many: 53 bits of them (cyrb53). */
    const digest = (text: string): string => {
      let [one, other] = [0xdeadbeef, 0x41c6ce57];
      for (let index = 0; index < text.length; index += 1) {
        const code = text.charCodeAt(index);
        one = Math.imul(one ^ code, 2654435761);
        other = Math.imul(other ^ code, 1597334677);
      }
      one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
      other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
      return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
    };
    const grounds = new Map<Element, string>();
    const groundOf = (element: Element | null): string => {
      if (!element) return '';
      const known = grounds.get(element);
      if (known !== undefined) return known;
      const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
      const place = `${element.localName} ${element.getAttribute('class')}`;
      const own = [place, backgroundColor, backgroundImage, opacity, filter, position].join();
      const ground = digest(`${groundOf(element.parentElement)}\n${own}`);
      grounds.set(element, ground);
      return ground;
    };
    const wordsOf = (element: Element): string => {
      if (element.matches('input, select, textarea')) return 'a field';
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return own
        .map(({ textContent }) => textContent)
        .join('')
        .trim();
    };
    const isPassedOver = (element: Element, words: string): boolean =>
      !/[\p{L}\p{N}]/u.test(words) ||
      words.length < 2 ||
      Boolean(element.closest(':disabled, [aria-disabled="true"]')) ||
      Boolean(element.closest('label')?.control?.matches(':disabled')) ||
      (Boolean(document.querySelector(':modal')) && !element.closest(':modal'));
    const looks = new Map<string, Element[]>();
    for (const element of document.body.querySelectorAll('*')) {
      const words = wordsOf(element);
      if (!words || !element.checkVisibility({ visibilityProperty: true })) continue;
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      const own = [color, fontSize, fontWeight, textShadow, isPassedOver(element, words)].join();
      const look = `${groundOf(element)} ${own}`;
      const alike = looks.get(look);
      if (alike) alike.push(element);
      else looks.set(look, [element]);
    }
    (window as Looking).elementsOfLooks = looks;
    return [...looks.keys()];
  });
