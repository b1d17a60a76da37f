import { expect, it } from 'vitest';
import { distance } from './distance.ts';

it.each([
  ['activa', 'activa', 0],
  ['actva', 'activa', 1],
  ['activva', 'activa', 1],
  ['aktiva', 'activa', 1],
  ['acitva', 'activa', 1],
  ['catvia', 'activa', 2],
  ['', 'a', 1],
])('%s is %s with %i mistakes', (one, other, mistakes) => {
  expect(distance(one, other, 2)).toBe(mistakes);
  expect(distance(other, one, 2)).toBe(mistakes);
});

it('goes no further than it is asked to', () => {
  expect(distance('activa', 'hornet', 1)).toBe(2);
  expect(distance('a', 'activa', 2)).toBe(3);
});

it('takes the beginning of a word for what somebody has typed so far', () => {
  expect(distance('acces', 'accessories', 1, true)).toBe(0);
  expect(distance('acess', 'accessories', 1, true)).toBe(1);
  expect(distance('helmet', 'accessories', 1, true)).toBe(2);
});
