import { maskNumbers } from '../../contract/mobile-number.ts';

const LONGEST = 300;

/** What a provider said, without the addresses and numbers that it repeats. */
export const withoutPeople = (text: string): string =>
  maskNumbers(text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…').replace(/\s+/g, ' '))
    .trim()
    .slice(0, LONGEST);
