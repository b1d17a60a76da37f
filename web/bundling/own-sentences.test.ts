import { expect, it } from 'vitest';
import { countInEnglish } from './own-sentences.ts';

it('counts the sentences of the product that a language lacks: all of them where it speaks none', () => {
  const { kn, hi, mr, te } = countInEnglish();
  expect([kn, hi]).toEqual([0, 0]);
  expect(mr).toBeGreaterThan(400);
  expect(te).toBe(mr);
});
