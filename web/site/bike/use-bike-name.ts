import { useHanded, useSearch } from '../../lib/router.tsx';

/** What a link inside the site hands over beside the address. */
export interface BikeState {
  bikeName?: string;
  bikePrice?: number | string;
  image?: string;
  variant?: string;
  colour?: string;
}

export const useBikeState = (): BikeState => (useHanded() as BikeState | null) ?? {};

/** The model that a page is about; what a link handed over wins over the address. */
export function useBikeName(): string | undefined {
  const { bikeName } = useBikeState();
  const search = useSearch();
  return bikeName ?? search.get('bike') ?? undefined;
}
