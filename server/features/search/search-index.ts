import { distance } from './distance.ts';
import type { Word } from './spelling.ts';
import { wordsOf } from './spelling.ts';

/** Something that can be searched for. */
export interface Searched<Item> {
  item: Item;
  /** What it is called, in every language. */
  titles: readonly string[];
  /** Further words that lead to it. */
  more: readonly string[];
}

/** `written`: all words are in it as they were typed or sound; `near`: with letters mistaken; `partly`: some words are in it. */
type Fit = 'written' | 'near' | 'partly';

export interface Found<Item> {
  fit: Fit;
  /** The best first. */
  items: readonly Item[];
}

/** Nobody types more to find something; each word costs a walk through all that there are. */
const MOST_WORDS = 8;
const MOST_WORD_LETTERS = 40;

/**
 * What a word that was typed is to one that there is, the better the less: the same, its beginning, the same in sound, the beginning in
 * sound, the same consonants in another script, one or two letters mistaken.
 */
const rank = { same: 0, begins: 1, sounds: 2, soundsBegun: 3, bones: 4, mistaken: 5, mistakenBegun: 7 } as const;
const NONE = 255;
/** Up to here nothing was mistaken. */
const WRITTEN = rank.soundsBegun;
/** In a list of results: a word that is no part of the name counts as much less, a word of the name that nobody asked for a little. */
const weights = { rank: 10, notInTitle: 15, unasked: 1 };

interface Entry {
  words: readonly { id: number; isInTitle: boolean }[];
  /** Of its shortest title. */
  length: number;
  /** Its titles in one word each. */
  joined: readonly Heard[];
}

/** A word with what tells quickly that another one is too different. */
interface Heard extends Pick<Word, 'letters' | 'bones' | 'isLatin'> {
  sounds: readonly Sound[];
}

interface Sound {
  text: string;
  digits: string;
  /** A bit for each letter that is in it. */
  letters: number;
}

/** Finds things by words, however they are spaced and in whichever script, and forgives what is mistyped where nothing fits otherwise. */
export class SearchIndex<Item> {
  #items: readonly Item[];
  #words: Heard[] = [];
  #entries: readonly Entry[];

  constructor(searched: readonly Searched<Item>[]) {
    const ids = new Map<string, number>();
    const idOf = (word: Word): number => {
      const id = ids.get(word.letters);
      if (id !== undefined) return id;
      ids.set(word.letters, this.#words.length);
      return this.#words.push(heard(word)) - 1;
    };
    // Most of them share what they go by beside their names.
    const known = new Map<string, { words: readonly Word[]; wordIds: readonly number[] }>();
    const read = (text: string) => {
      const before = known.get(text);
      if (before) return before;
      const words = wordsOf(text);
      const found = { words, wordIds: words.map(idOf) };
      known.set(text, found);
      return found;
    };
    this.#items = searched.map(({ item }) => item);
    this.#entries = searched.map(({ titles, more }) => {
      const named = [...new Set(titles)].map(read).filter(({ words }) => words.length > 0);
      const inTitle = new Set(named.flatMap(({ wordIds }) => wordIds));
      const others = new Set(more.flatMap((text) => read(text).wordIds));
      return {
        words: [
          ...[...inTitle].map((id) => ({ id, isInTitle: true })),
          ...[...others].filter((id) => !inTitle.has(id)).map((id) => ({ id, isInTitle: false })),
        ],
        length: Math.min(...named.map(({ words }) => words.length)),
        joined: named.map(({ words }) => heard(joinedWord(words))),
      };
    });
  }

  find(text: string): Found<Item> {
    const asked = wordsOf(text)
      .filter(({ letters }) => letters.length <= MOST_WORD_LETTERS)
      .slice(0, MOST_WORDS);
    if (asked.length === 0) return { fit: 'written', items: [] };
    const ranks = asked.map(heard).map((word) => Uint8Array.from(this.#words, (one) => rankOf(word, one)));
    const whole = heard(joinedWord(asked));
    const scored = this.#entries.map((entry, index) => ({ index, ...scoreOf(entry, ranks, asked, whole) }));
    const take = (fit: Fit, chosen: typeof scored) => ({
      fit,
      items: chosen
        .toSorted((one, other) => other.letters - one.letters || one.score - other.score || one.index - other.index)
        .map(({ index }) => this.#items[index] as Item),
    });
    const all = scored.filter(({ isWhole }) => isWhole);
    const written = all.filter(({ worst }) => worst <= WRITTEN);
    if (written.length > 0) return take('written', written);
    if (all.length > 0) {
      const nearest = Math.min(...all.map(({ worst }) => worst));
      const near = all.filter(({ worst }) => worst === nearest);
      const named = near.filter(({ isInTitle }) => isInTitle);
      return take('near', named.length > 0 ? named : near);
    }
    return take(
      'partly',
      scored.filter(({ letters }) => letters > 0),
    );
  }
}

interface Score {
  score: number;
  /** The rank of the word that fits worst. */
  worst: number;
  /** Every word that was asked for fits. */
  isWhole: boolean;
  /** Every word that fits is in its name. */
  isInTitle: boolean;
  /** How many letters of what was asked for fit. */
  letters: number;
}

function scoreOf(entry: Entry, ranks: readonly Uint8Array[], asked: readonly Word[], whole: Heard): Score {
  const found: Score = { score: 0, worst: 0, isWhole: true, isInTitle: true, letters: 0 };
  for (const [index, ofWord] of ranks.entries()) {
    let best = NONE;
    let bestRank = NONE;
    let isBestInTitle = true;
    for (const { id, isInTitle } of entry.words) {
      const one = ofWord[id] ?? NONE;
      const weighed = one * weights.rank + (isInTitle ? 0 : weights.notInTitle);
      if (one !== NONE && weighed < best) [best, bestRank, isBestInTitle] = [weighed, one, isInTitle];
    }
    if (bestRank === NONE) {
      found.isWhole = false;
      continue;
    }
    found.score += best;
    found.isInTitle &&= isBestInTitle;
    found.worst = Math.max(found.worst, bestRank);
    found.letters += telling(asked[index]);
  }
  found.score += weights.unasked * Math.max(0, entry.length - asked.length);
  const inOne = Math.min(NONE, ...entry.joined.map((title) => rankOf(whole, title)));
  const score = inOne * weights.rank;
  const letters = asked.reduce((sum, word) => sum + telling(word), 0);
  return inOne !== NONE && (!found.isWhole || score < found.score)
    ? { score, worst: inOne, isWhole: true, isInTitle: true, letters }
    : found;
}

/** A single letter tells nothing. */
const telling = (word: Word | undefined): number => (word && word.letters.length > 1 ? word.letters.length : 0);

/** `acti va` and `activa`: all words as if nothing stood between them. */
const joinedWord = (words: readonly Word[]): Word => ({
  letters: words.map(({ letters }) => letters).join(''),
  sounds: [0, 1].map((way) => words.map(({ letters, sounds }) => sounds[way] ?? sounds[0] ?? letters).join('')),
  bones: '',
  isLatin: words.every(({ isLatin }) => isLatin),
});

const heard = ({ letters, bones, isLatin, sounds }: Word): Heard => ({
  letters,
  bones,
  isLatin,
  sounds: [...new Set(sounds)].map((text) => ({ text, digits: text.replace(/\D/g, ''), letters: lettersIn(text) })),
});

const lettersIn = (text: string): number => {
  let bits = 0;
  for (let index = 0; index < text.length; index += 1) bits |= 1 << (text.charCodeAt(index) & 31);
  return bits;
};

function rankOf(asked: Heard, one: Heard): number {
  if (one.letters === asked.letters) return rank.same;
  if (one.letters.startsWith(asked.letters)) return rank.begins;
  const isHeardAlike = asked.isLatin !== one.isLatin && asked.bones.length > 1 && asked.bones === one.bones;
  let least: number = isHeardAlike ? rank.bones : NONE;
  for (const sound of asked.sounds) for (const other of one.sounds) least = Math.min(least, rankOfSounds(sound, other));
  return least;
}

function rankOfSounds(asked: Sound, one: Sound): number {
  const { length } = asked.text;
  // A single sound tells nothing.
  if (length < 2) return NONE;
  if (one.text === asked.text) return rank.sounds;
  if (one.text.startsWith(asked.text)) return rank.soundsBegun;
  const most = mistakesIn(length);
  // A number with another digit is another number.
  if (most === 0 || asked.digits !== one.digits) return NONE;
  if (isMoreThan(most, asked.letters & ~one.letters)) return NONE;
  if (length < SHORT && (one.text.length !== length || one.text[0] !== asked.text[0])) return NONE;
  const mistakes = distance(asked.text, one.text, most);
  if (mistakes <= most) return rank.mistaken + mistakes - 1;
  return length > SHORT && distance(asked.text, one.text, most, true) <= most ? rank.mistakenBegun : NONE;
}

const SHORT = 4;
const LONG = 8;
const mistakesIn = (length: number): number => (length < SHORT - 1 ? 0 : length < LONG ? 1 : 2);

/** Each letter that the other word does not have is a mistake. */
function isMoreThan(most: number, bits: number): boolean {
  let left = bits;
  for (let count = 0; count <= most; count += 1) {
    if (left === 0) return false;
    left &= left - 1;
  }
  return true;
}
