import type { TouchEvent } from 'react';
import { useRef } from 'react';

const LEAST_PX = 50;

/** A finger drawn to the left asks for the next one, to the right for the one before. */
export function useSwipe(move: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const first = touches.length === 1 ? touches[0] : undefined;
      start.current = first && { x: first.clientX, y: first.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const last = changedTouches[0];
      if (!start.current || !last) return;
      const across = last.clientX - start.current.x;
      const down = last.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) >= LEAST_PX && Math.abs(across) > Math.abs(down)) move(across < 0 ? 1 : -1);
    },
  };
}
