import type { Pointed } from './find-said.ts';

/** How far out from the letters, and how much of it, can still be one text. */
const STEPS_OUT = 4;
const MOST_LETTERS = 4000;
const MOST_BEFORE = 60;

/** What a click on a page is on: the letters below it, whatever lies over them, or a picture. */
export function pointedAt({ target, clientX, clientY }: MouseEvent): Pointed | undefined {
  const element = target as Element;
  const page = element.ownerDocument;
  const below = page.elementsFromPoint(clientX, clientY);
  const letters = below.flatMap((one) => [...one.childNodes]).find((node) => isAt(node, clientX, clientY));
  if (letters) return pointedText(letters, page);
  const picture = below
    .filter((one) => one.localName === 'img')
    .map(addressOf)
    .find((address) => address !== '');
  if (picture) return { texts: [], before: [], picture };
  // A link that was opened by the keyboard is at no point.
  return element.textContent ? pointedText(element, page) : undefined;
}

/** Empty of the blurred miniature that stands there until the picture itself does. */
function addressOf(picture: Element): string {
  const { currentSrc, src } = picture as HTMLImageElement;
  const { protocol, pathname } = new URL(currentSrc || src);
  return protocol === 'data:' ? '' : pathname;
}

const isText = (node: Node): boolean => node.nodeType === node.TEXT_NODE;

function isAt(node: Node, x: number, y: number): boolean {
  if (!isText(node) || !node.textContent?.trim()) return false;
  const range = (node.ownerDocument as Document).createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}

function pointedText(node: Node, page: Document): Pointed {
  const texts = [];
  let outer: Node | null = node;
  for (let step = 0; step <= STEPS_OUT && outer; step += 1) {
    const text = outer.textContent ?? '';
    if (text.length <= MOST_LETTERS) texts.push(text);
    outer = outer.parentNode;
  }
  return { texts, before: textsBefore(node, page) };
}

/** The nearest first. */
function textsBefore(node: Node, page: Document): string[] {
  const walker = page.createTreeWalker(page.body, 4 /* texts */);
  walker.currentNode = node;
  const texts: string[] = [];
  for (let one = walker.previousNode(); one && texts.length < MOST_BEFORE; one = walker.previousNode()) {
    if (one.textContent?.trim()) texts.push(one.textContent);
  }
  return texts;
}
