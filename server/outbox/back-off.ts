import { HOUR_MS, MINUTE_MS } from '../../contract/durations.ts';

/** After the first failure, the second and so on; after the last of these it is dead. */
export const WAITS_MS: readonly number[] = [10_000, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS];

/** So that what failed together does not come again together: up to a fifth longer. */
const JITTER = 0.2;

/** How long to wait after so many attempts; undefined: there is no further one. */
export function waitAfter(attempts: number, random: () => number = Math.random): number | undefined {
  const wait = WAITS_MS[attempts - 1];
  return wait === undefined ? undefined : Math.round(wait * (1 + JITTER * random()));
}
