import type { Reply } from '../../lib/api-client.ts';

export interface GalleryImage {
  id: number;
  address: string;
  alt: string;
}

export const imageAddress = (path: string): string => path.replaceAll('\\', '/');

/** Staff need not describe a picture they upload; people who do not see it still hear which one it is. */
export const toGalleryImages = (
  rows: Reply<'listGallery'>,
  unnamed: (position: number) => string,
): readonly GalleryImage[] =>
  rows.map(({ id, image_path, alt }, index) => ({
    id,
    address: imageAddress(image_path),
    alt: alt || unnamed(index + 1),
  }));
