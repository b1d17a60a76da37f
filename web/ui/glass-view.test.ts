import { expect, it } from 'vitest';
import { glassView } from './glass-view.ts';

it('shows the place under it in its middle, one and a half times as large', () => {
  const { left, top, pictureWidth, pictureHeight, pictureLeft, pictureTop } = glassView({
    x: 400,
    y: 300,
    width: 800,
    height: 600,
  });
  expect([left + 75, top + 75]).toEqual([400, 300]);
  expect([pictureWidth, pictureHeight]).toEqual([1200, 900]);
  expect([pictureLeft + 400 * 1.5, pictureTop + 300 * 1.5]).toEqual([75, 75]);
});

it('takes other glasses', () => {
  expect(glassView({ x: 0, y: 0, width: 100, height: 100 }, 100, 2)).toMatchObject({
    pictureWidth: 200,
    pictureLeft: 50,
  });
});
