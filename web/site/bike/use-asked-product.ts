import { m } from 'virtual:messages';
import { useQuery } from '../../lib/queries.ts';
import { viewQuery } from './bike-queries.ts';
import { useBikeName, useBikeState } from './use-bike-name.ts';
import type { Chosen } from './use-chosen.ts';
import { useChosen } from './use-chosen.ts';

export interface AskedProduct {
  bikeName: string;
  variant: string | undefined;
  colour: Chosen['colour'];
  image: string | undefined;
  rupees: number;
}

const DEFAULT_PRICE = '0';

/** What the page before handed over; arriving from elsewhere, what the address names is looked up. */
export function useAskedProduct(): AskedProduct {
  const state = useBikeState();
  const known = useBikeName();
  const isHandedOver = state.bikePrice !== undefined && state.image !== undefined;
  const lookUp = { enabled: known !== undefined && !isHandedOver };
  const { data: view } = useQuery({ ...viewQuery(known ?? ''), ...lookUp });
  const { variant, colour } = useChosen(known ?? '');
  return {
    bikeName: state.bikeName ?? view?.bikeName ?? known ?? m.product_default_name(),
    variant: variant?.name || state.variant || undefined,
    colour,
    image: colour?.image ?? state.image ?? view?.image,
    rupees: Number(state.bikePrice ?? variant?.price ?? view?.bikePrice ?? DEFAULT_PRICE),
  };
}
