import { useLocation, useSearchParams } from 'react-router';

/** What a link inside the site hands over beside the address. */
export interface BikeState {
  bikeName?: string;
  bikePrice?: number | string;
  image?: string;
  variant?: string;
}

export const useBikeState = (): BikeState => (useLocation().state as BikeState | null) ?? {};

/** The model that a page is about; what a link handed over wins over the address. */
export function useBikeName(): string | undefined {
  const { bikeName } = useBikeState();
  const [search] = useSearchParams();
  return bikeName ?? search.get('bike') ?? undefined;
}
