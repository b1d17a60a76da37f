/** How far something has come between two moments, from 0 to 1. */
export const progress = (now: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (now - from) / (to - from)));

/** Quick at first, then coming to rest. */
export const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** At an even pace for most of the way; a turn of few frames would stumble if it slowed down more. */
export const slowing = (share: number): number => 1 - (1 - share) ** 1.35;
