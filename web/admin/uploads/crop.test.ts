import { describe, expect, it } from 'vitest';
import { cropOf, croppedPart, partOf, WHOLE } from './crop.ts';

const wide = { width: 4000, height: 2000 };

describe('the part of a picture that is kept', () => {
  it('is as much as fits the frame, from the middle', () => {
    expect(croppedPart(wide, 1, WHOLE)).toEqual({ x: 1000, y: 0, width: 2000, height: 2000 });
    expect(croppedPart(wide, 2, WHOLE)).toEqual({ x: 0, y: 0, width: 4000, height: 2000 });
  });

  it('is smaller the closer one looks', () => {
    expect(croppedPart(wide, 1, { ...WHOLE, zoom: 2 })).toEqual({ x: 1500, y: 500, width: 1000, height: 1000 });
  });

  it('stays inside the picture', () => {
    expect(croppedPart(wide, 1, { zoom: 1, centreX: 0, centreY: 0 })).toMatchObject({ x: 0, y: 0 });
    expect(croppedPart(wide, 1, { zoom: 1, centreX: 1, centreY: 1 })).toMatchObject({ x: 2000, y: 0 });
  });

  it('is sent in shares of the picture, and found again from these', () => {
    const crop = { zoom: 2, centreX: 0.25, centreY: 0.5 };
    const part = partOf(wide, 1, crop);
    expect(part).toEqual({ x: 0.125, y: 0.25, width: 0.25, height: 0.5 });
    expect(cropOf(wide, 1, part)).toEqual(crop);
    expect(cropOf(wide, 2, partOf(wide, 2, WHOLE))).toEqual(WHOLE);
  });
});
