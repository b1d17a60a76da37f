import { expect, it } from 'vitest';
import { typedFigure } from './typed-figure.ts';

it.each([
  [null, { text: '30', value: 30, isFaulty: false }],
  ['  ', { text: '30', value: 30, isFaulty: false }],
  ['12.5', { text: '12.5', value: 12.5, isFaulty: false }],
  ['₹ 1,50', { text: '₹ 1,50', value: 150, isFaulty: false }],
  ['far', { text: 'far', value: undefined, isFaulty: true }],
  ['0', { text: '0', value: undefined, isFaulty: true }],
  ['501', { text: '501', value: undefined, isFaulty: true }],
  ['-3', { text: '-3', value: undefined, isFaulty: true }],
  ['1e2', { text: '1e2', value: undefined, isFaulty: true }],
])('%o is read as %o', (typed, read) => expect(typedFigure(typed, { least: 1, most: 500, usual: 30 })).toEqual(read));

it('takes no fractions where they mean nothing', () => {
  expect(typedFigure('2.5', { least: 0, most: 9, isWhole: true }).isFaulty).toBe(true);
  expect(typedFigure('', { least: 0, most: 9, isWhole: true })).toEqual({
    text: '',
    value: undefined,
    isFaulty: false,
  });
});
