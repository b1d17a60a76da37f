import { maskNumber } from '../../contract/mobile-number.ts';

const LONGEST = 300;

/** Codes of errors are shorter. */
const NUMBERS = /\d(?:[\s()./-]?\d){7,}/g;
const ADDRESSES = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** What a provider said, without the addresses and numbers that it repeats. */
export const withoutPeople = (text: string): string =>
  text
    .replace(ADDRESSES, '…')
    .replace(NUMBERS, (number) => maskNumber(number.replace(/\D/g, '')))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);
