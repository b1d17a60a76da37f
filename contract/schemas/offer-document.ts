import * as z from 'zod';
import { DESCRIPTION_LENGTH, MOST_OFF, MOST_OFFER_MODELS, TITLE_LENGTH } from '../offers.ts';
import { line } from './document-parts.ts';
import { neededTextUpTo } from './local-texts.ts';
import { isItsPicture, otherPicture, pictureParts } from './picture-parts.ts';

const VERSION = 'must be a whole number from 1 on';

const AMOUNT = 'must be an amount in whole rupees, 1 at least';

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
    amount: z
      .int(AMOUNT)
      .min(1, AMOUNT)
      .max(MOST_OFF, 'is too large')
      .optional()
      .describe('Taken off the on-road price of its models, in rupees'),
    models: z
      .array(z.strictObject({ bikeName: line, variant: line.optional() }), 'is missing')
      .max(MOST_OFFER_MODELS, `can be ${MOST_OFFER_MODELS} at most`)
      .optional()
      .describe('Of which the amount is taken off: of every variant where none is named'),
  })
  .refine(isItsPicture, otherPicture)
  .refine(({ startsOn, endsOn }) => startsOn === null || endsOn === null || startsOn <= endsOn, {
    path: ['endsOn'],
    error: 'must not be before the first day',
  })
  .refine(({ amount, models = [] }) => amount === undefined || models.length > 0, {
    path: ['models'],
    error: 'must be one at least, so that it is known whose price the amount is taken off',
  });

export type OfferDocument = z.infer<typeof offerDocumentSchema>;
