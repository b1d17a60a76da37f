import { expect, it } from 'vitest';
import { bestOf } from './comparing.ts';

it.each([
  ['more of', 'kmpl', [50, 60, 60], [1, 2]],
  ['less of', 'kerbWeightKg', [106, 99, undefined], [1]],
  ['none of', 'seatHeightMm', [764, 790], []],
  ['none of equal', 'kmpl', [50, 50], []],
  ['none of a single', 'kmpl', [50, undefined], []],
] as const)('the best is %s %s', (_what, figure, values, best) => {
  expect([...bestOf(figure, values)]).toEqual(best);
});
