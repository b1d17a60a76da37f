import * as z from 'zod';
import { localLine } from './document-parts.ts';
import { isItsPicture, otherPicture, pictureAddress, pictureParts } from './picture-parts.ts';

/** One of the pictures that the home page shows in turn. */
export const slideDocumentSchema = z
  .strictObject({
    ...pictureParts,
    phone: pictureAddress.optional().describe('The part of it that small screens show; absent: these show a model'),
    alt: localLine,
  })
  .refine(isItsPicture, otherPicture);

export type SlideDocument = z.infer<typeof slideDocumentSchema>;
