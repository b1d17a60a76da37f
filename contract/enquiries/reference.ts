/** Without vowels, so that no word comes out, and without 0, 1 and Y, which are easily read as something else. */
export const REFERENCE_LETTERS = '23456789BCDFGHJKLMNPQRSTVWXZ';
export const REFERENCE_LENGTH = 8;

const PATTERN = new RegExp(`^[${REFERENCE_LETTERS}]{${REFERENCE_LENGTH}}$`);

/** The reference that a text may be meant as, however it is written. */
export function asReference(text: string): string | undefined {
  const letters = text.replace(/[\s-]/g, '').toUpperCase();
  return PATTERN.test(letters) ? letters : undefined;
}
