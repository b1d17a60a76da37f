import * as z from 'zod';
import { localLine } from './document-parts.ts';
import { isItsPicture, otherPicture, pictureParts } from './picture-parts.ts';

/** One of the pictures that the home page shows in turn. */
export const slideDocumentSchema = z
  .strictObject({ ...pictureParts, alt: localLine })
  .refine(isItsPicture, otherPicture);

export type SlideDocument = z.infer<typeof slideDocumentSchema>;
