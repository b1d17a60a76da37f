import { expect, it } from 'vitest';
import type { BikeView } from './booking.ts';
import { bookingOf } from './booking.ts';

const view = { bikeName: 'HORNET 2.0', bikePrice: 156953, image: '/pictures/hornet.webp' } as BikeView;

it('carries the price of the variant that was chosen', () => {
  expect(bookingOf(view, { name: 'OBD2B', price: 160000 })).toEqual({
    to: '/text-ride-booking?bike=HORNET+2.0&variant=OBD2B',
    state: { bikeName: 'HORNET 2.0', bikePrice: 160000, image: '/pictures/hornet.webp', variant: 'OBD2B' },
  });
});

it('carries the colour that was chosen', () => {
  expect(bookingOf(view, undefined, 'Pearl Signal Yellow')).toMatchObject({
    to: '/text-ride-booking?bike=HORNET+2.0&colour=Pearl+Signal+Yellow',
    state: { colour: 'Pearl Signal Yellow' },
  });
});

it('carries the base price where there is no variant', () => {
  expect(bookingOf(view, undefined)).toMatchObject({
    to: '/text-ride-booking?bike=HORNET+2.0',
    state: { bikePrice: 156953 },
  });
});
