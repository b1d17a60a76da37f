import type { HeadPicture } from '../page.ts';
import { pictureSources } from './picture-sources.ts';

/** For the head of a document: its first picture is asked for before the styles and scripts have been read. */
export function pictureTags({ address, sizes }: HeadPicture, isLean: boolean): string[] {
  const avif = pictureSources(address, isLean)?.avif;
  if (!avif || !sizes) return [];
  return [
    `<link rel="preload" as="image" type="image/avif" imagesrcset="${avif}" imagesizes="${sizes}" fetchpriority="high">`,
  ];
}
