/** The value below which this share of the values lies; 0 where there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const number = (value: number): string => Math.round(value).toLocaleString('en-IN');
export const milliseconds = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** `201: 3,000 · 503: 12`, in the order of the codes. */
export const tally = (counts: ReadonlyMap<number, number>): string =>
  [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status || 'broken off'}: ${number(count)}`)
    .join(' · ');
