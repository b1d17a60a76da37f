import type { FocusEvent, PointerEvent } from 'react';
import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';

const SLIDE_MS = 5000;
/** Early enough for the next picture to have arrived, late enough not to be in the way of the page itself. */
const AHEAD_MS = 2000;
export const CAROUSEL_SCREEN = '(width >= 48rem)';

/** Which slide shows and which have been asked for. Stands still for those who point at it, are in it or want no motion. */
export function useSlideshow(count: number) {
  const [{ index, before }, setShown] = useState({ index: 0, before: 0 });
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set([0]));
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState({ byPointer: false, byFocus: false });
  const isVisible = useMediaQuery(CAROUSEL_SCREEN);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isRunning = isVisible && count > 1 && !isPaused && !isStill && !isHeld.byPointer && !isHeld.byFocus;

  const want = (slide: number) => setWanted((all) => (all.has(slide) ? all : new Set([...all, slide])));
  const show = (slide: number) => {
    const next = (slide + count) % count;
    want(next);
    setShown((now) => (now.index === next ? now : { index: next, before: now.index }));
  };

  useEffect(() => {
    if (!isRunning) return;
    const next = (index + 1) % count;
    const fetching = setTimeout(() => setWanted((all) => new Set([...all, next])), SLIDE_MS - AHEAD_MS);
    const changing = setTimeout(() => setShown({ index: next, before: index }), SLIDE_MS);
    return () => {
      clearTimeout(fetching);
      clearTimeout(changing);
    };
  }, [isRunning, index, count]);

  /** A finger does not hover, and a button that was clicked keeps the focus without anybody being there. */
  const holding = {
    onPointerEnter: ({ pointerType }: PointerEvent) =>
      pointerType === 'mouse' && setHeld((held) => ({ ...held, byPointer: true })),
    onPointerLeave: () => setHeld((held) => ({ ...held, byPointer: false })),
    onFocus: ({ target }: FocusEvent) => setHeld((held) => ({ ...held, byFocus: target.matches(':focus-visible') })),
    onBlur: () => setHeld((held) => ({ ...held, byFocus: false })),
  };
  return { index, before, wanted, isRunning, isPaused, isStill, show, setPaused, holding };
}
