import { describe, expect, it } from 'vitest';
import { settleDigits } from './digits.ts';

/** Key by key, as the field settles after each. */
const typed = (text: string): string => [...text].reduce((field, key) => settleDigits(field + key), '');

describe.each([
  ['typed', typed],
  ['pasted or filled in', settleDigits],
])('a contact number that is %s', (_how, enter) => {
  it.each([
    '9876543210',
    '+919876543210',
    '919876543210',
    '09876543210',
    '+91 98765-43210',
    '(0) 98765 43210',
    '+91 (0) 98765-43210',
    '0091 98765 43210',
  ])('%s is its ten digits', (text) => expect(enter(text)).toBe('9876543210'));

  it.each([
    ['9198765432', '9198765432'],
    ['91234', '91234'],
    ['98765432109', '9876543210'],
    ['9a8-7 6543x21098', '9876543210'],
    ['0000000000', '0000000000'],
  ])('%s is %s', (text, digits) => expect(enter(text)).toBe(digits));
});

it('a foreign number is not cut down to one that is somebody else’s', () =>
  expect(settleDigits('+44 20 7946 0958')).toBe('442079460958'));
