/** Whoever was shown so many different rows of a report, screen by screen, has read it rather than looked something up. */
const ROWS_PER_ENTRY = 50;

/**
 * Counts the different rows that each account is shown of each report. Each server counts for itself, and begins anew after an
 * entry and when it starts, so it never holds more than a few ids of each.
 */
export class RowsShown {
  readonly #seen = new Map<string, Set<number>>();

  /** Returns how many there were when it is time for an entry, else 0. */
  add(account: string, report: string, ids: readonly number[]): number {
    const key = `${report} ${account}`;
    const seen = this.#seen.get(key) ?? new Set();
    this.#seen.set(key, seen);
    for (const id of ids) seen.add(id);
    if (seen.size < ROWS_PER_ENTRY) return 0;
    this.#seen.delete(key);
    return seen.size;
  }
}
