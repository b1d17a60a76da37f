import { useEffect, useState } from 'react';
import { isLean } from '../../lib/lean.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';

const SLIDE_MS = 5000;
/** Early enough for the next picture to have arrived, late enough not to be in the way of the page itself. */
const AHEAD_MS = 2000;

/** Which slide shows and which have been asked for. Stands still while it is held, for those who want no motion, and on a thin line. */
export function useSlideshow(count: number, isHeld: boolean) {
  const [{ index, before }, setShown] = useState({ index: 0, before: 0 });
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set([0]));
  const [isPaused, setPaused] = useState(false);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)') || isLean();
  const isRunning = !isPaused && !isStill && !isHeld;

  const show = (slide: number) => {
    const next = (slide + count) % count;
    setWanted((all) => new Set([...all, next]));
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

  return { index, before, wanted, isRunning, isPaused, isStill, show, setPaused };
}
