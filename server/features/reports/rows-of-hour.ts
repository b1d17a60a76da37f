import { HOUR_MS } from '../../../contract/durations.ts';

/** How many rows of reports each session was handed within the hour, however: as files, piece by piece or on the screen. Each server counts for itself. */
export class RowsOfHour {
  #hour = 0;
  #rows = new Map<string, number>();

  /** Returns how many with these. */
  add(session: string, rows: number, now: number): number {
    const hour = Math.floor(now / HOUR_MS);
    if (hour !== this.#hour) this.#rows.clear();
    this.#hour = hour;
    const sum = (this.#rows.get(session) ?? 0) + rows;
    this.#rows.set(session, sum);
    return sum;
  }
}
