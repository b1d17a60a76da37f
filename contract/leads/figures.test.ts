import { expect, it } from 'vitest';
import { shareInTime } from './figures.ts';

it('the share in time leaves out those who can still be tried', () => {
  expect(shareInTime({ arrived: 10, waiting: 0 }, 8)).toBe(80);
  expect(shareInTime({ arrived: 10, waiting: 4 }, 5)).toBe(83);
  expect(shareInTime({ arrived: 4, waiting: 4 }, 0)).toBeUndefined();
  expect(shareInTime({ arrived: 0, waiting: 0 }, 0)).toBeUndefined();
});
