import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import type { Reply } from '../../lib/api-client.ts';
import type { BikeState } from './use-bike-name.ts';

export type BikeView = Reply<'viewBike'>;
export type Variant = Reply<'listVariants'>[number];

/** Where a test ride is asked for, and what goes along: the price is that of the variant where one is chosen. */
export function bookingOf(view: BikeView, variant: Variant | undefined): { to: string; state: Required<BikeState> } {
  const { bikeName, image } = view;
  return {
    to: aboutBike(pagePaths.productEnquiry, bikeName, variant ? { variant: variant.name } : {}),
    state: { bikeName, image, bikePrice: variant?.price ?? view.bikePrice, variant: variant?.name ?? '' },
  };
}
