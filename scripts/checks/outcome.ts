/** What a step of `npm test` found. */
export interface Outcome {
  passed: number;
  /** One line each. */
  failures: string[];
  durations: Duration[];
}

export interface Duration {
  name: string;
  seconds: number;
}

/** A run that breaks outside a test, or in which nothing was run at all, is a failure too. */
export function outcomeOf(isGreen: boolean, found: Outcome): Outcome {
  const isBroken = found.failures.length === 0 && (!isGreen || found.passed === 0);
  return isBroken ? { ...found, failures: ['broke outside its tests, or ran none'] } : found;
}

const MOST_TOLD = 10;

/** One line each, the longest first. */
export const longest = (durations: Duration[]): string[] =>
  durations
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, MOST_TOLD)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
