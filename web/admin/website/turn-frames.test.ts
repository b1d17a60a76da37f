import { expect, it } from 'vitest';
import { arrangeFrames } from './turn-frames.ts';

const frame = (name: string, width = 1200, height = 800) => ({ name, width, height });
const set = (count: number, name = (n: number) => `turn-${n}.jpg`) =>
  Array.from({ length: count }, (_, index) => frame(name(index + 1)));
const faultsOf = (files: ReturnType<typeof frame>[]) => arrangeFrames(files).faults;

it.each([24, 36])('puts %d files in the order of their numbers, however they are written', (count) => {
  const { frames, faults } = arrangeFrames(set(count).reverse());
  expect(frames.map(({ name }) => name)).toEqual(set(count).map(({ name }) => name));
  expect(faults).toEqual([]);
  expect(faultsOf(set(count, (n) => `CB350_2024_${String(n).padStart(3, '0')} copy.webp`))).toEqual([]);
});

it('names what is missing', () => {
  const files = set(25).filter(({ name }) => name !== 'turn-7.jpg');
  expect(faultsOf(files)).toEqual(['Frame 7 is missing.']);
  expect(faultsOf(set(26).filter(({ name }) => !['turn-7.jpg', 'turn-9.jpg'].includes(name)))).toEqual([
    'Frames 7, 9 are missing.',
  ]);
});

it('names what is there twice', () => {
  const files = [...set(23), frame('turn-05.png')];
  expect(faultsOf(files)).toEqual(['Frame 5 is there more than once: turn-5.jpg, turn-05.png.']);
});

it('names what is of another size, and what has no number', () => {
  expect(faultsOf([...set(23), frame('turn-24.jpg', 800, 600)])).toEqual([
    'turn-24.jpg: 800 × 600 pixels, where the others have 1200 × 800.',
  ]);
  expect(faultsOf([...set(23), frame('last.jpg')])).toEqual(['These have no number in their name: last.jpg.']);
});

it('names what is the same picture under several names', () => {
  const printed = set(24).map((file, index) => ({ ...file, print: index === 8 || index === 4 ? 'same' : `${index}` }));
  expect(faultsOf(printed)).toEqual(['These are the same picture: turn-5.jpg, turn-9.jpg.']);
});

it('counts', () => {
  expect(faultsOf(set(23))).toEqual(['A 360 view has 24 or 36 pictures. These are 23.']);
  expect(faultsOf(set(1))).toEqual(['A 360 view has 24 or 36 pictures. This is 1.']);
  expect(faultsOf([])).toEqual(['A 360 view has 24 or 36 pictures. These are 0.']);
});

it('takes numbers that are no row, such as times, as they come', () => {
  expect(faultsOf(set(24, (n) => `IMG_${n * 1000}.jpg`))).toEqual([]);
});
