import { useEffect, useState } from 'react';
import type { Frame } from './load-frames.ts';
import { loadFrames } from './load-frames.ts';

interface Loading {
  /** Which frames these are. */
  of: string;
  arrived: number;
  frames: readonly Frame[] | undefined;
}

/** The frames once each of them is there or known to fail, and until then how many are. */
export function useFrames(addresses: readonly string[] | undefined) {
  const key = addresses?.join(' ');
  const [loading, setLoading] = useState<Loading>({ of: '', arrived: 0, frames: undefined });
  useEffect(() => {
    if (key === undefined) return;
    let isLeft = false;
    let arrived = 0;
    const tell = (frames?: readonly Frame[]) => {
      if (!isLeft) setLoading({ of: key, arrived, frames });
    };
    const count = () => {
      arrived += 1;
      tell();
    };
    void loadFrames(key ? key.split(' ') : [], count).then(tell);
    return () => {
      isLeft = true;
    };
  }, [key]);
  const isCurrent = key !== undefined && loading.of === key;
  return { arrived: isCurrent ? loading.arrived : 0, frames: isCurrent ? loading.frames : undefined };
}
