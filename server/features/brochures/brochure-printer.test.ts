import { afterAll, expect, it } from 'vitest';
import { pdfPages } from '../../../test-support/pdf-text.ts';
import { sampleBrochure } from '../../../test-support/sample-brochure.ts';
import { watchForks } from '../../../test-support/watch-forks.ts';
import type { Brochure } from './brochure.ts';
import { BrochurePrinter } from './brochure-printer.ts';

const started = watchForks();

const printer = new BrochurePrinter();
afterAll(() => printer.stop());

const word = 'extraordinarily long ';
const brochure: Brochure = {
  ...sampleBrochure,
  name: `Honda ${word.repeat(3)}name`,
  price: 12_345_678,
  content: {
    details: word.repeat(20),
    summary: { engine: word.repeat(3), power: word.repeat(3), transmission: word.repeat(3) },
    colours: Array.from('12345', (key) => ({ name: `${word}${key}`, hex: '#1c4da0', image: '/pictures/none.webp' })),
    features: Array.from('123456', (key) => ({
      heading: word + key,
      description: word.repeat(5),
      image: '/none.webp',
    })),
    hero: sampleBrochure.content.hero,
  },
  specification: [
    { title: 'Body Dimensions', rows: [['Overall Length', word.repeat(4)]] },
    { title: 'Engine', rows: Array.from('abcdefghijkl', (key): [string, string] => [`Entry ${key}`, word.repeat(3)]) },
    { title: 'Transmission', rows: [['Clutch', '₹ Kω ½']] },
  ],
  variants: Array.from('1234', (key) => ({ name: `${word}${key}`, price: 12_345_678, onRoad: 14_345_678 })),
};

it('prints what has no pictures, long names and no accessories, still on four pages', async () => {
  const pages = pdfPages(await printer.print(brochure, {}));
  expect(pages).toHaveLength(4);
  expect(pages[0]).toContain('₹1,23,45,678');
});

it('leaves a picture out that is none', async () => {
  await expect(printer.print(brochure, { '/pictures/none.webp': Buffer.from('no picture') })).resolves.toBeDefined();
});

it('goes on with a new process when the last one was killed', async () => {
  await printer.print(brochure, {});
  const before = started.length;
  started.at(-1)?.kill('SIGKILL');
  await expect(printer.print(brochure, {})).resolves.toBeDefined();
  expect(started).toHaveLength(before + 1);
});
