import { useSyncExternalStore } from 'react';

/** Whether the screen fits a media query; the server does not know, so at first it does not. */
export function useMediaQuery(query: string): boolean {
  const subscribe = (listener: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
