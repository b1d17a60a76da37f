import type { Page } from '@playwright/test';

type Looking = Window & { elementsOfLooks?: Map<string, Element[]> };

/**
 * Everything that decides whether words can be read, once for each way in which words are painted on the page now: what
 * they stand in, down from the document, with every ground; and whether a check of colours would pass them over, because
 * they are too short, cannot be used or lie behind a dialog.
 */
export const currentLooks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Short, because these texts are long and many: two sums over the text, each multiplied on with a prime of its own. */
    const digest = (text: string): string =>
      [16_777_619, 2_654_435_761]
        .map((prime) => {
          let sum = text.length;
          for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), prime);
          return (sum >>> 0).toString(36);
        })
        .join('-');
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
