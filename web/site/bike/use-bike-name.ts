import { useSyncExternalStore } from 'react';
import { useLocation, useSearch } from '../../lib/router.tsx';

/** What a link inside the site hands over beside the address. */
export interface BikeState {
  bikeName?: string;
  bikePrice?: number | string;
  image?: string;
  variant?: string;
  colour?: string;
}

/** The server knows nothing of it, so after a reload the browser starts without it too, as the server did. */
export function useBikeState(): BikeState {
  const state = useLocation().state as BikeState | null;
  const hasTakenOver = useSyncExternalStore(never, yes, no);
  return (hasTakenOver && state) || {};
}

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** The model that a page is about; what a link handed over wins over the address. */
export function useBikeName(): string | undefined {
  const { bikeName } = useBikeState();
  const search = useSearch();
  return bikeName ?? search.get('bike') ?? undefined;
}
