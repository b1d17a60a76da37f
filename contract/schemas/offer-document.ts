import * as z from 'zod';
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../offers.ts';
import { neededTextUpTo } from './local-texts.ts';
import { isItsPicture, otherPicture, pictureParts } from './picture-parts.ts';

const VERSION = 'must be a whole number from 1 on';

const day = z.iso.date('must be a day such as 2027-01-26').nullable();

/** What is offered, on the days from the first to the last. */
export const offerDocumentSchema = z
  .strictObject({
    ...pictureParts,
    version: z.int(VERSION).min(1, VERSION).describe('Rises with every edit; 1: still as it was added'),
    title: neededTextUpTo(TITLE_LENGTH),
    description: neededTextUpTo(DESCRIPTION_LENGTH),
    startsOn: day.describe('Null: since ever'),
    endsOn: day.describe('Null: for ever'),
  })
  .refine(isItsPicture, otherPicture)
  .refine(({ startsOn, endsOn }) => startsOn === null || endsOn === null || startsOn <= endsOn, {
    path: ['endsOn'],
    error: 'must not be before the first day',
  });

export type OfferDocument = z.infer<typeof offerDocumentSchema>;
