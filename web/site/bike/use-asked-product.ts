import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { m } from '../paraglide/messages.js';
import { variantsQuery, viewQuery } from './bike-queries.ts';
import { useBikeName, useBikeState } from './use-bike-name.ts';

export interface AskedProduct {
  bikeName: string;
  variant: string | undefined;
  image: string | undefined;
  rupees: number;
}

const DEFAULT_PRICE = '0';

/** What the page before handed over; arriving from elsewhere, what the address names is looked up. */
export function useAskedProduct(): AskedProduct {
  const state = useBikeState();
  const [search] = useSearchParams();
  const known = useBikeName();
  const isHandedOver = state.bikePrice !== undefined && state.image !== undefined;
  const lookUp = { enabled: known !== undefined && !isHandedOver };
  const { data: view } = useQuery({ ...viewQuery(known ?? ''), ...lookUp });
  const { data: variants } = useQuery({ ...variantsQuery(known ?? ''), ...lookUp });
  const variant = state.variant || (search.get('variant') ?? undefined);
  const looked = variants?.find(({ name }) => name === variant);
  return {
    bikeName: state.bikeName ?? view?.bikeName ?? known ?? m.product_default_name(),
    variant: isHandedOver ? variant : looked?.name,
    image: state.image ?? view?.image,
    rupees: Number(state.bikePrice ?? looked?.price ?? view?.bikePrice ?? DEFAULT_PRICE),
  };
}
