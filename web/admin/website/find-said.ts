import { withoutMarks } from '../../../contract/marked-text.ts';
import { pictureFiles } from '../../../contract/pictures.ts';
import type { Said } from './said-places.ts';

/** What somebody pointed at on a page. */
export interface Pointed {
  /** The letters themselves, then those of what they stand in, further and further out. */
  texts: readonly string[];
  /** What the page says before it, the nearest first. */
  before: readonly string[];
  /** Where it is a picture. */
  picture?: string | undefined;
}

/** Shorter ones are found in anything. */
const FEWEST_LETTERS = 3;
/** Of a text that the page shows only a part of. */
const FEWEST_OF_A_PART = 8;

/**
 * The place in a document that what is pointed at comes from; undefined where the document does not say it. Words that it says
 * more than once are told apart by what stands before them on the page.
 */
export function findSaid(all: readonly Said[], { texts, before, picture }: Pointed): string | undefined {
  if (picture !== undefined) return pictured(all, picture);
  const known = all.map(({ place, words }) => ({ place, ...readingOf(words) }));
  const heard = texts.map(plain).filter((text) => text !== '');
  const [letters] = heard;
  if (letters === undefined) return undefined;
  for (const text of heard) {
    const same = known.filter(({ isAll }) => isAll(text));
    if (same.length > 0) return nearest(same, known, before)?.place;
  }
  return (
    longest(known.filter(({ words }) => isTelling(words, letters) && hasWords(letters, words)))?.place ??
    (letters.length >= FEWEST_OF_A_PART
      ? nearest(
          known.filter(({ words }) => hasWords(words, letters)),
          known,
          before,
        )?.place
      : undefined)
  );
}

/** A figure of two digits is one only before its unit. */
const isTelling = (words: string, text: string): boolean =>
  words.length >= FEWEST_LETTERS || (/^\d\d$/.test(words) && text.startsWith(`${words} `));

interface Reading {
  place: string;
  words: string;
  isAll: (text: string) => boolean;
}

/** Facts in braces are filled in by the page, and marks are drawn. */
function readingOf(said: string): Omit<Reading, 'place'> {
  const words = plain(withoutMarks(said));
  const [first = '', ...further] = words.split(/\{\w+\}/);
  if (further.length === 0) return { words, isAll: (text) => text === words };
  // Only where the text says something beside the fact.
  const isAll = (text: string): boolean => {
    if (![first, ...further].some((part) => part.trim() !== '') || !text.startsWith(first)) return false;
    let from = first.length;
    for (const part of further) {
      const at = part === further.at(-1) && text.endsWith(part) ? text.length - part.length : text.indexOf(part, from);
      if (at < from) return false;
      from = at + part.length;
    }
    return from === text.length;
  };
  return { words, isAll };
}

/** Letters as they are compared: `+91 98765 00401` is 9876500401, and ₹1,28,600 has 128600 in it. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/\+91 ?(?=\d)/g, '')
    .replace(/(?<=\d)[ ,](?=\d)/g, '')
    .trim();

/** Not as a part of another word. */
function hasWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!isLetter(text.slice(0, at).at(-1)) && !isLetter(text[at + words.length])) return true;
  }
  return false;
}

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{M}\p{N}]/u.test(letter);

const longest = (found: readonly Reading[]): Reading | undefined =>
  found.reduce<Reading | undefined>(
    (best, one) => (best && best.words.length >= one.words.length ? best : one),
    undefined,
  );

/** The one that comes next in the document after something that stands before it on the page, and in the document once. */
function nearest(found: readonly Reading[], known: readonly Reading[], before: readonly string[]): Reading | undefined {
  if (found.length < 2) return found[0];
  for (const text of before.map(plain)) {
    const same = known.flatMap((one, index) => (one.isAll(text) ? [index] : []));
    const [anchor] = same;
    if (same.length !== 1 || anchor === undefined) continue;
    return found.find((one) => known.indexOf(one) > anchor) ?? found[0];
  }
  return found[0];
}

/** A page shows any of its files. */
const pictured = (all: readonly Said[], picture: string): string | undefined =>
  all.find(({ words }) => words === picture || pictureFiles(words)?.files.some(({ address }) => address === picture))
    ?.place;
