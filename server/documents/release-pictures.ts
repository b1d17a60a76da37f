import type { Release } from './document-kind.ts';

/** Uploaded ones stay; what came with a release may be gone with the next. */
export const hasPicture = (
  { image, picture }: { image: string; picture?: string | undefined },
  { content }: Release,
): boolean => picture !== undefined || content.releasePictures.has(image);
