import { randomInt } from 'node:crypto';
import { REFERENCE_LENGTH, REFERENCE_LETTERS } from '../../../contract/enquiries/reference.ts';

/** Under which a visitor and the staff speak of an enquiry: short enough to be read out, and nobody can guess another's. */
export const newReference = (): string =>
  Array.from({ length: REFERENCE_LENGTH }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]).join('');
