import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentGrounds, accentOnDark, contrast, isReadable, LEAST_CONTRAST, nearestReadable } from './accent-colour.ts';

const anyColour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const { light, dark } = accentGrounds;

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#d6311f', '#ffffff', 4.86],
  ])('of %s and %s is %f, whichever comes first', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });
});

describe('the nearest colour that is read', () => {
  it('always is, on either ground', () => {
    fc.assert(
      fc.property(anyColour, fc.constantFrom(light, dark), (colour, ground) => {
        expect(contrast(nearestReadable(colour, ground), ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      }),
    );
  });

  it('of one that is read already is that colour', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const nearest = nearestReadable(colour, light);
        expect(nearestReadable(nearest, light)).toBe(nearest);
        if (isReadable(colour, light)) expect(nearest).toBe(colour);
      }),
    );
  });

  it('goes no further than it must', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        if (!isReadable(colour, light)) expect(contrast(nearestReadable(colour, light), light)).toBeLessThan(4.65);
      }),
    );
  });

  it.each([
    ['a yellow', '#ffd400', '#8d7400'],
    ['an orange', '#ff7a00', '#bf5900'],
    ['a light grey', '#cccccc', '#767676'],
    ['white', '#ffffff', '#767676'],
  ])('keeps its hue: of %s', (_name, colour, nearest) => {
    expect(nearestReadable(colour, light)).toBe(nearest);
  });

  it('lights up what would be lost on dark ground, and leaves what is not', () => {
    expect(accentOnDark('#ffd400')).toBe('#ffd400');
    for (const colour of ['#000000', '#0a2a66', '#d6311f']) expect(isReadable(accentOnDark(colour), dark)).toBe(true);
  });
});
