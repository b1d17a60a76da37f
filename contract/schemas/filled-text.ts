import type * as z from 'zod';
import { placeNames, unknownPlaces } from '../fill-in.ts';

const PLACES = placeNames.map((name) => `{${name}}`).join(', ');

/** A text that has the facts of the dealership filled in where it names them. */
export const withPlaces = <Text extends z.ZodType<string>>(text: Text) =>
  text.superRefine((letters, { addIssue }) => {
    const [place] = unknownPlaces(letters);
    if (place !== undefined) {
      addIssue({
        code: 'custom',
        message: `has ${place} in it, which is none of the facts of the dealership. These can be filled in: ${PLACES}.`,
      });
    }
  });
