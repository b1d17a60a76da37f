import * as z from 'zod';
import { localTextUpTo } from './local-texts.ts';
import { isItsPicture, otherPicture, pictureParts } from './picture-parts.ts';

/** A picture of the gallery, which may be without words. */
export const galleryDocumentSchema = z
  .strictObject({ ...pictureParts, alt: localTextUpTo(300) })
  .refine(isItsPicture, otherPicture);

export type GalleryDocument = z.infer<typeof galleryDocumentSchema>;
