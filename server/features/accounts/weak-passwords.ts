import type { PlainKey } from '../../../contract/sentence.ts';
import { PASSWORD_LENGTH } from '../../../contract/staff.ts';
import type { SiteContent } from '../../../contract/types.ts';
import { isCommonPassword } from './common-passwords.ts';
import { COMMON_WORDS } from './common-words.ts';

/** What must be left of a password without everything that guessers try first. */
const LEAST_OF_ITS_OWN = 3;
/** A common word is no better for the digits and signs that people put around it, up to so many. */
const FREE_DIGITS = 4;
const FREE_SIGNS = 2;
/** In one direction along a row, a column or the alphabet. */
const LEAST_RUN = 3;
/** A shorter word counts only where no letter stands beside it: too many others have it in them. */
const LEAST_WITHIN = 5;

/** What is left stays apart, so that nothing new comes about. */
const GAP = ' ';

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '!@#$%^&*()',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1a2b3c4d5e6f7g8h9i',
  'a1b2c3d4e5f6g7h8i9',
];

/** Whose words come to mind first. In English, as passwords are typed. */
export type Dealership = Pick<SiteContent, 'dealership' | 'maker' | 'district' | 'address'>;

/** Why a new password is too easy to guess, or undefined. Whether it is too short is looked at elsewhere. */
export async function whyEasy(password: string, userId: string, site: Dealership): Promise<PlainKey | undefined> {
  const isCommon = async () => ((await isCommonPassword(password)) ? 'staff.passwordCommon' : undefined);
  return passwordWeakness(password, userId, site) ?? (await isCommon());
}

/** By what it is made of. */
export function passwordWeakness(password: string, userId: string, site: Dealership): PlainKey | undefined {
  const { ofDealership, all } = guessedFirst(site);
  const text = password.normalize('NFKC').toLowerCase();
  const ofAccount = wordsOf([userId, ...userId.split(/[^a-z]+/i)]);
  const left = withoutRuns(onlyOnce(text).replace(ofAccount, GAP).replace(all, GAP));
  if (!isLittle(left)) return undefined;
  const isOwn = text.search(ofAccount) >= 0 || text.search(ofDealership) >= 0;
  return isOwn ? 'staff.passwordOwnWords' : 'staff.passwordCommon';
}

function isLittle(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const digits = Math.max(0, count(/\d/g) - FREE_DIGITS);
  const signs = Math.max(0, count(/[!-/:-@[-`{-~]/g) - FREE_SIGNS);
  const letters = count(/[^\s!-@[-`{-~]/gu);
  return letters + digits + signs < LEAST_OF_ITS_OWN;
}

/** Something short over and over is as good as nothing. */
const onlyOnce = (text: string): string =>
  text.replace(/^(.+?)\1+$/su, (_all, once: string) => (once.length < PASSWORD_LENGTH.least ? GAP : once));

/** Years, one character over and over, and neighbours on the keyboard or in the alphabet. */
function withoutRuns(text: string): string {
  let left = text.replace(/(?:19|20)\d\d/g, GAP).replace(/(.)\1+/gu, '$1');
  for (const row of ROWS.flatMap((one) => [one, [...one].reverse().join('')])) {
    for (let at = 0; at + LEAST_RUN <= left.length; at += 1) {
      const length = runLength(left, at, row);
      if (length >= LEAST_RUN) left = left.slice(0, at) + GAP + left.slice(at + length);
    }
  }
  return left;
}

function runLength(text: string, at: number, row: string): number {
  let length = 0;
  while (at + length < text.length && row.includes(text.slice(at, at + length + 1))) length += 1;
  return length;
}

/** With the signs that people put for letters. */
const SPELLINGS: Record<string, string> = {
  a: '[a@4]',
  e: '[e3]',
  i: '[i1!]',
  l: '[l1]',
  o: '[o0]',
  s: '[s5$]',
  t: '[t7]',
};

function wordsOf(words: readonly string[]): RegExp {
  const spelled = words
    .filter((word) => word.length >= 3)
    .toSorted((one, other) => other.length - one.length)
    .map((word) => {
      const letters = [...word.toLowerCase()].map((letter) => SPELLINGS[letter] ?? escaped(letter)).join('');
      return word.length < LEAST_WITHIN ? `(?<![a-z])${letters}(?![a-z])` : letters;
    });
  // Without a word it finds nothing.
  return new RegExp(spelled.join('|') || '(?!)', 'g');
}

const escaped = (letter: string): string => letter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Guesses {
  ofDealership: RegExp;
  /** With the words that everybody uses. */
  all: RegExp;
}

const guesses = new WeakMap<Dealership, Guesses>();

/** Made anew only when the dealership says something else of itself. */
function guessedFirst(site: Dealership): Guesses {
  const kept = guesses.get(site);
  if (kept) return kept;
  const own = [site.dealership, site.maker, site.district, site.address, 'kickstand']
    .flatMap((text) => text.toLowerCase().split(/[^a-z]+/))
    .filter((word) => word.length >= 4);
  const made = { ofDealership: wordsOf(own), all: wordsOf([...own, ...COMMON_WORDS]) };
  guesses.set(site, made);
  return made;
}
