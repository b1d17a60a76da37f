import { expect, it } from 'vitest';
import { bareNumber } from './digits.ts';

it.each([
  ['9876543210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['91234', '91234'],
])('%s is the number %s', (written, digits) => expect(bareNumber(written)).toBe(digits));
