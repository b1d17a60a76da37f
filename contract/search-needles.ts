import { tenDigits } from './mobile-number.ts';

/** How enquiries are searched: the same rule on the server and for the rows that a screen has at hand. */

/** How texts and the words searched for are written alike: without capitals, and each letter in its one composed form. */
export const searchable = (text: string): string => text.normalize('NFC').toLowerCase();

/** Searches look through so much of a message: in the index, letters of some scripts take several times their own room. */
export const SEARCHED_LETTERS = 500;

/** The part of a value that searches look through. */
export const searchedPart = (text: string): string => text.slice(0, SEARCHED_LETTERS).toWellFormed();

/** What people put between the parts of a telephone number, a registration or an amount, and in front of them. */
const SEPARATORS = /[\s+().,/₹\p{Pd}]/gu;

/** `KA 25 EA-5449` as ka25ea5449, `₹1,20,000` as 120000. */
export const codeOf = (text: string): string => searchable(text).replace(SEPARATORS, '');

/** Shorter ones would be found in every number there is. */
const IS_CODE = /^(?=.*\d)[a-z\d]{3,}$/;

/**
 * What to look for, any of which will do: the words as they were typed, and where they may be a number or a registration,
 * that too without spaces, signs and what stands in front of a telephone number. Nothing for an empty text.
 */
export function searchNeedles(text: string): string[] {
  const typed = searchable(text.trim());
  if (typed === '') return [];
  const code = codeOf(typed);
  return [...new Set([typed, ...[code, withoutFront(typed, code)].filter((one) => IS_CODE.test(one))])];
}

const withoutFront = (typed: string, code: string): string =>
  tenDigits(typed) ?? code.replace(typed.startsWith('+') ? /^910?/ : /^(?:0|(?:rs|inr)(?=\d))/, '');
