import { describe, expect, it } from 'vitest';
import { isWhole, middlePart, roundedPart } from './picture-library.ts';

describe('the part of a picture that fits a shape', () => {
  it('is as much as there is of it, around the middle', () => {
    expect(middlePart({ width: 4000, height: 2000 }, 1)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
    expect(middlePart({ width: 1000, height: 2000 }, 1)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
  });

  it('is none where the picture has that shape', () => {
    expect(middlePart({ width: 1601, height: 700 }, 1600 / 700)).toBeUndefined();
  });

  it('is the whole where it leaves out less than a pixel', () => {
    expect(isWhole({ x: 0.000001, y: 0, width: 0.999999, height: 1 })).toBe(true);
    expect(isWhole({ x: 0, y: 0.01, width: 1, height: 0.99 })).toBe(false);
    expect(roundedPart({ x: 1 / 3, y: 0, width: 2 / 3, height: 1 })).toEqual({
      x: 0.3333,
      y: 0,
      width: 0.6667,
      height: 1,
    });
  });
});
