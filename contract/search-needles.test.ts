import { describe, expect, it } from 'vitest';
import { codeOf, searchNeedles } from './search-needles.ts';

describe('what is looked for', () => {
  it.each([
    ['', []],
    ['  ', []],
    [' Ravi Kumar ', ['ravi kumar']],
    ['9876543210', ['9876543210']],
    ['98765 43210', ['98765 43210', '9876543210']],
    ['+91 98765-43210', ['+91 98765-43210', '919876543210', '9876543210']],
    ['91 9876543210', ['91 9876543210', '919876543210', '9876543210']],
    ['098765 43210', ['098765 43210', '09876543210', '9876543210']],
    ['+91 98765', ['+91 98765', '9198765', '98765']],
    ['098765', ['098765', '98765']],
    ['KA25 EA 5449', ['ka25 ea 5449', 'ka25ea5449']],
    ['ka-25', ['ka-25', 'ka25']],
    ['₹1,20,000', ['₹1,20,000', '120000']],
    ['Rs. 1,20,000/-', ['rs. 1,20,000/-', 'rs120000', '120000']],
    ['2 3', ['2 3']],
    ['100% sure', ['100% sure']],
    ['5* service', ['5* service']],
    ['ಆಶಾ 2026', ['ಆಶಾ 2026']],
  ])('for %j is %j', (text, needles) => expect(searchNeedles(text)).toEqual(needles));
});

it('registrations and amounts have one spelling, whatever stands between their parts', () => {
  for (const typed of ['KA25EA5449', 'KA 25 EA 5449', 'ka-25-ea-5449', 'KA.25/EA 5449', 'KA–25 EA5449'])
    expect(codeOf(typed)).toBe('ka25ea5449');
});
