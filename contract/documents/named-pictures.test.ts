import { expect, it } from 'vitest';
import { namedPictures, withOtherPictures } from './named-pictures.ts';

const document = {
  id: 3,
  image: '/uploads/ab~_c-1600x700.webp',
  picture: 'ab~_c',
  alt: { en: 'ab~_c' },
  colours: [{ image: '/pictures/red.webp' }, { image: '/uploads/red-10x10.webp' }],
  text: 'See [it](/uploads/red-10x10.webp) and /uploads/.',
  logo: { picture: 'red', address: '/uploads/red-10x10.webp', ground: 'dark' },
  nothing: null,
};

it('a document names uploaded pictures wherever their address stands', () => {
  expect(namedPictures(document)).toEqual([
    { id: 'ab~_c', address: '/uploads/ab~_c-1600x700.webp', place: 'image' },
    { id: 'red', address: '/uploads/red-10x10.webp', place: 'colours.1.image' },
    { id: 'red', address: '/uploads/red-10x10.webp', place: 'text' },
    { id: 'red', address: '/uploads/red-10x10.webp', place: 'logo.address' },
  ]);
  expect(namedPictures(undefined)).toEqual([]);
});

it('another picture takes its place with address and id, and all else stays', () => {
  const others = new Map([
    ['ab~_c', { id: 'new', address: '/uploads/new-800x350.webp' }],
    ['red', { id: 'blue', address: '/uploads/blue-9x9.webp', ground: 'light' as const }],
  ]);
  expect(withOtherPictures(document, others)).toEqual({
    ...document,
    image: '/uploads/new-800x350.webp',
    picture: 'new',
    colours: [{ image: '/pictures/red.webp' }, { image: '/uploads/blue-9x9.webp' }],
    logo: { picture: 'blue', address: '/uploads/blue-9x9.webp', ground: 'light' },
    text: 'See [it](/uploads/blue-9x9.webp) and /uploads/.',
  });
});
