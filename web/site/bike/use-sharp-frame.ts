import { useEffect, useState } from 'react';
import { isLean } from '../../lib/lean.ts';
import type { Frame } from './load-frames.ts';
import { loadFrame } from './load-frames.ts';

const REST_MS = 500;

/** The frame in full width once somebody has looked at it for a moment; until then, and on a thin line, as it is. */
export function useSharpFrame(frame: Frame | undefined): Frame | undefined {
  const [sharp, setSharp] = useState<{ of: Frame; frame: Frame }>();
  useEffect(() => {
    const full = frame?.full;
    if (!full || isLean()) return;
    let isLeft = false;
    const show = (loaded: Frame | undefined) => {
      if (loaded && !isLeft) setSharp({ of: frame, frame: loaded });
    };
    const rest = setTimeout(() => void loadFrame(full).then(show), REST_MS);
    return () => {
      isLeft = true;
      clearTimeout(rest);
    };
  }, [frame]);
  return sharp && sharp.of === frame ? sharp.frame : frame;
}
