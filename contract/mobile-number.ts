/** How people write a number apart from its digits. */
const SEPARATORS = /[\s()./-]/g;

/** The ten digits of a number however it is written, with 91, 0091, +91 (0) or 0 in front too; undefined when it is no number. */
export function tenDigits(text: string): string | undefined {
  const bare = text.replace(SEPARATORS, '');
  return /^(?:(?:\+|0{0,2})910?|0)?(\d{10})$/.exec(bare)?.[1];
}

/** The ten digits where there are as many; else what was written, without spaces and dashes, to be refused. */
export const bareMobile = (text: string): string => tenDigits(text) ?? text.replace(SEPARATORS, '');

/** Nobody can be reached under a number that begins with 0 or is one digit ten times. */
export const isMobile = (digits: string): boolean => /^(?!(\d)\1{9})[1-9]\d{9}$/.test(digits);

/** Enough to tell two numbers apart, too little to call anybody. */
export const maskNumber = (digits: string): string => digits.slice(-2).padStart(digits.length, '*');

/** A text in which long numbers, which may be somebody's, are masked. */
export const maskNumbers = (text: string): string =>
  text.replace(/\d(?:[\s()./-]?\d){5,}/g, (number) => maskNumber(number.replace(/\D/g, '')));
