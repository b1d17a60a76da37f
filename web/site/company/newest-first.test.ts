import { expect, it } from 'vitest';
import { newestFirst } from './newest-first.ts';

it('the highest id comes first, however the list is ordered', () => {
  expect(newestFirst([{ id: 2 }, { id: 11 }, { id: 3 }]).map(({ id }) => id)).toEqual([11, 3, 2]);
});
