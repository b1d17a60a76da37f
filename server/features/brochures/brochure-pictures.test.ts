import { expect, it } from 'vitest';
import { smallPicture } from '../../../test-support/multipart.ts';
import { sampleBrochure } from '../../../test-support/sample-brochure.ts';
import type { Brochure } from './brochure.ts';
import { drawPictures } from './brochure-pictures.ts';

const brochure: Brochure = {
  ...sampleBrochure,
  content: {
    ...sampleBrochure.content,
    colours: [{ name: 'Blue', hex: '#1c4da0', image: '/colour.webp' }],
    hero: '/hero.webp',
  },
  accessories: [{ heading: 'A seat', image: '/seat.webp', part_no: '1', price: 500 }],
};

it('draws a picture once for all brochures that show it alike, and anew when it is another', async () => {
  const [hero, colour, seat] = [await smallPicture(40, 30), await smallPicture(30, 20), await smallPicture(20, 20)];
  const bytes = { '/hero.webp': hero, '/colour.webp': colour, '/seat.webp': seat };
  const drawn = new Map<string, Buffer>();
  const first = await drawPictures(brochure, bytes, drawn);
  expect(Object.keys(first).sort()).toEqual(['accessory /seat.webp', 'colour /colour.webp', 'stage']);
  for (const name of drawn.keys()) drawn.set(name, Buffer.from('kept'));
  const asKept = `data:image/jpeg;base64,${Buffer.from('kept').toString('base64')}`;
  const second = await drawPictures({ ...brochure, locale: 'kn' }, bytes, drawn);
  expect(new Set(Object.values(second))).toEqual(new Set([asKept]));
  const third = await drawPictures(brochure, { ...bytes, '/seat.webp': hero }, drawn);
  expect(third['accessory /seat.webp']).not.toBe(asKept);
  expect(third.stage).toBe(asKept);
});
