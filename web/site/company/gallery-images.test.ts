import { describe, expect, it } from 'vitest';
import { toGalleryImages } from './gallery-images.ts';

const unnamed = (position: number) => `Picture ${position}`;

describe('the pictures of the gallery', () => {
  it('have addresses with forward slashes', () => {
    const [image] = toGalleryImages([{ id: 1, image_path: '\\uploads\\a-10x10.webp', alt: 'A' }], unnamed);
    expect(image).toEqual({ id: 1, address: '/uploads/a-10x10.webp', alt: 'A' });
  });

  it('have a name each, also where staff gave none', () => {
    const images = toGalleryImages(
      [
        { id: 9, image_path: '/a.webp', alt: 'A' },
        { id: 8, image_path: '/b.webp', alt: '' },
      ],
      unnamed,
    );
    expect(images.map(({ alt }) => alt)).toEqual(['A', 'Picture 2']);
  });
});
