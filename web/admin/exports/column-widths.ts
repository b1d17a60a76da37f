export interface ColumnNeeds {
  /** With nothing broken. */
  natural: number;
  /** With breaks between words only. */
  longestWord: number;
}

/** No column takes more than its share of a full page before the others have what they need. */
const MOST_SHARE = 0.3;

/** Divides a page between columns: first what words need, then in proportion to what each would like. Fills the page exactly. */
export function divideWidth(columns: readonly ColumnNeeds[], available: number): number[] {
  const wanted = columns.map(({ natural }) => Math.min(natural, available * MOST_SHARE));
  const least = columns.map(({ longestWord }, index) => Math.min(longestWord, wanted[index] ?? 0));
  const [wantedSum, leastSum] = [sum(wanted), sum(least)];
  if (wantedSum <= available) return wanted.map((width) => (width * available) / wantedSum);
  if (leastSum >= available) return least.map((width) => (width * available) / leastSum);
  const share = (available - leastSum) / (wantedSum - leastSum);
  return least.map((width, index) => width + ((wanted[index] ?? 0) - width) * share);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
