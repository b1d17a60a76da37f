import { expect, it } from 'vitest';
import { hasDetails } from './find-model.ts';

const screen = { withoutDetails: ['XBLADE', 'CD110DELUXE'] };

it.each(['XBLADE', 'X BLADE', 'CD110DELUXE', 'CD110 DELUXE'])('%s has no details', (name) => {
  expect(hasDetails(screen, name)).toBe(false);
});

it('every other model has', () => expect(hasDetails(screen, 'SP125')).toBe(true));
