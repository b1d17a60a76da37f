import { expect, it } from 'vitest';
import { readableOn } from './readable-on.ts';

it.each([
  ['#000000', '#ffffff'],
  ['#d6311f', '#ffffff'],
  ['#1a4fa0', '#ffffff'],
  ['#ffd400', '#000000'],
  ['#ffffff', '#000000'],
] as const)('reads on %s in %s', (colour, text) => {
  expect(readableOn(colour)).toBe(text);
});
