import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import type { Reply } from '../../lib/api-client.ts';
import type { BikeState } from './use-bike-name.ts';

export type BikeView = Reply<'viewBike'>;
export type Variant = Reply<'listVariants'>[number];

export interface Booking {
  to: string;
  state: BikeState;
}

/** Where a test ride is asked for, and what goes along: the price is that of the variant where one is chosen. */
export function bookingOf(view: BikeView, variant: Variant | undefined, colour?: string): Booking {
  const { bikeName, image, bikePrice } = view;
  return {
    to: aboutBike(pagePaths.productEnquiry, bikeName, {
      ...(variant && { variant: variant.name }),
      ...(colour && { colour }),
    }),
    state: {
      bikeName,
      image,
      bikePrice: variant?.price ?? bikePrice,
      variant: variant?.name ?? '',
      ...(colour && { colour }),
    },
  };
}
