import { describe, expect, it } from 'vitest';
import { lowestPrice, spread } from './choose-models.ts';

describe('a preview of a list', () => {
  it('runs from its beginning to its end', () => {
    expect(spread([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([1, 5, 9]);
    expect(spread([1, 2, 3, 4], 3)).toEqual([1, 2, 4]);
  });

  it('is the list itself where that is short', () => {
    expect(spread([1, 2, 3], 3)).toEqual([1, 2, 3]);
    expect(spread([1], 3)).toEqual([1]);
    expect(spread([], 3)).toEqual([]);
  });
});

describe('the price from which models start', () => {
  it('is the lowest one', () => {
    expect(lowestPrice([{ price: 90000 }, { price: 66900 }])).toBe(66900);
  });

  it('is none where there are no models', () => {
    expect(lowestPrice([])).toBeUndefined();
  });
});
