/** Spaces, dashes and a leading +91 are how people write a number; only the ten digits are kept. */
export const bareMobile = (value: string): string => value.replace(/[\s().-]/g, '').replace(/^(\+91|0)(?=\d{10}$)/, '');

/** The ten digits of a number however it is written, with 91, 0091, +91 (0) or 0 in front too; undefined when it is no number. */
export function tenDigits(text: string): string | undefined {
  const digits = text.replace(/[\s()./+-]/g, '');
  return /^(?:0{0,2}910?|0)?(\d{10})$/.exec(digits)?.[1];
}

/** Enough to tell two numbers apart, too little to call anybody. */
export const maskNumber = (digits: string): string => digits.slice(-2).padStart(digits.length, '*');

/** A text in which long numbers, which may be somebody's, are masked. */
export const maskNumbers = (text: string): string =>
  text.replace(/\d(?:[\s()./-]?\d){5,}/g, (number) => maskNumber(number.replace(/\D/g, '')));
