import { describe, expect, it } from 'vitest';
import { findReleaseKind, releaseFiles, releasePictureKinds } from './pictures.ts';

describe('the pictures of a release', () => {
  it.each([
    ['models/sp125/hero', 'hero'],
    ['models/hornet-2-0/side', 'side'],
    ['models/sp125/colour-3', 'colour'],
    ['models/sp125/turn-36', 'turn'],
    ['models/sp125/feature-6', 'feature'],
    ['accessories/top-box', 'accessory'],
    ['slides/dusk-road', 'slide'],
    ['gallery/delivery-day', 'gallery'],
  ] as const)('%s is a %s', (name, kind) => expect(findReleaseKind(name)).toBe(releasePictureKinds[kind]));

  it.each(['models/sp125/rear', 'models/sp125/turn-1', 'hero', 'slides/a/b', 'names/sp125', '../hero'])(
    '%s is none',
    (name) => expect(findReleaseKind(name)).toBeUndefined(),
  );

  it('have a file for each width and format, the largest without its width in the name', () => {
    expect(releaseFiles('/pictures/models/sp125/hero.webp').map(({ address }) => address)).toEqual([
      '/pictures/models/sp125/hero-480.webp',
      '/pictures/models/sp125/hero-800.webp',
      '/pictures/models/sp125/hero.webp',
      '/pictures/models/sp125/hero-480.avif',
      '/pictures/models/sp125/hero-800.avif',
      '/pictures/models/sp125/hero.avif',
    ]);
    expect(releaseFiles('/pictures/models/sp125/turn-01.webp').map(({ address }) => address)).toEqual([
      '/pictures/models/sp125/turn-01.webp',
      '/pictures/models/sp125/turn-01-480.avif',
      '/pictures/models/sp125/turn-01.avif',
    ]);
  });

  it.each(['/pictures/names/sp125.svg', '/uploads/x-10x10.webp', '/pictures/models/sp125/hero.avif'])(
    'are not %s',
    (address) => expect(releaseFiles(address)).toEqual([]),
  );

  it('end with their own width', () => {
    for (const { widths, width } of Object.values(releasePictureKinds)) expect(widths.at(-1)).toBe(width);
  });
});
