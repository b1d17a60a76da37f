import { useSyncExternalStore } from 'react';

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page has been scrolled by more than so many pixels. */
export const useIsScrolled = (pixels: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > pixels,
    () => false,
  );
