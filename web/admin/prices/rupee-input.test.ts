import { expect, it } from 'vitest';
import { groupDigits, positionAfterDigits } from './rupee-input.tsx';

it.each([
  ['', ''],
  ['abc', ''],
  ['1', '₹1'],
  ['123456', '₹1,23,456'],
  ['₹1,23,4567', '₹12,34,567'],
  ['0099', '₹99'],
])('%j reads %j while it is typed', (typed, shown) => expect(groupDigits(typed)).toBe(shown));

it('keeps the cursor behind the digit it was behind', () => {
  expect(positionAfterDigits('₹1,23,456', 3)).toBe(5);
  expect(positionAfterDigits('₹1,23,456', 6)).toBe(9);
});
