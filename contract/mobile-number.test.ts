import { describe, expect, it } from 'vitest';
import { maskNumbers, tenDigits } from './mobile-number.ts';

describe('the ten digits of a number', () => {
  it.each([
    '9876543210',
    '+919876543210',
    '+91 98765 43210',
    '919876543210',
    '00919876543210',
    '09876543210',
    '(0) 98765-43210',
    '+91 (0) 98765 43210',
    ' 98765.43210 ',
  ])('are found in %s', (text) => expect(tenDigits(text)).toBe('9876543210'));

  it('are those of a number that itself begins with 91', () => {
    expect(tenDigits('9198765432')).toBe('9198765432');
    expect(tenDigits('+91 91987 65432')).toBe('9198765432');
  });

  it.each(['', '98765', '98765432101', 'asha', '9876543210x', '+44 9876543210', '+9198765432'])(
    'are not in %s',
    (text) => expect(tenDigits(text)).toBeUndefined(),
  );
});

it.each([
  ['9876543210', '********10'],
  ['98765 43210', '********10'],
  ['asha 98765', 'asha 98765'],
  ['KA25AB1234', 'KA25AB1234'],
  ['call +91 98765-43210 today', 'call +**********10 today'],
])('long numbers are masked: %s', (text, masked) => expect(maskNumbers(text)).toBe(masked));
