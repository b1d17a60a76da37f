import type { Db } from '../../db/db.ts';
import type { Happening } from './events.repository.ts';
import { activitiesAfter, lastActivity, MOST_HAPPENINGS } from './events.repository.ts';

/** A transaction that takes longer than this to commit, while later ones do, is not seen. */
const LOOK_BACK_MS = 15_000;
const JUST_NOW_MS = 5000;
/** How far before the newest the first look begins. */
const LOOK_BACK_ROWS = 500;

/**
 * What is new in the timeline, whichever server wrote it. PostgreSQL hands out ids before it commits, so one may come after others
 * that are greater: every look goes back a while, and what was seen is remembered for as long.
 */
export class ActivityWatch {
  #db: Db;
  /** Up to here everything is known. */
  #floor: number;
  /** When it was seen, by id, of what lies above the floor; in the order of being seen. */
  #seen: Map<number, number>;

  private constructor(db: Db, floor: number, seen: Map<number, number>) {
    this.#db = db;
    this.#floor = floor;
    this.#seen = seen;
  }

  /** What is there by now counts as seen, but for what has only just happened: whoever read before that would miss it. */
  static async begin(db: Db): Promise<ActivityWatch> {
    const floor = Math.max(0, (await lastActivity(db)) - LOOK_BACK_ROWS);
    const old = (await activitiesAfter(db, floor)).filter(({ at }) => at < Date.now() - JUST_NOW_MS);
    const now = performance.now();
    return new ActivityWatch(db, floor, new Map(old.map(({ id }) => [id, now])));
  }

  /** What has come since the last look. */
  async look(): Promise<Happening[]> {
    const rows = await activitiesAfter(this.#db, this.#floor);
    const now = performance.now();
    const found = rows.filter(({ id }) => !this.#seen.has(id));
    for (const { id } of found) this.#seen.set(id, now);
    // So many at once would be read again and again, and keep off what comes after them.
    this.#forget(rows.length === MOST_HAPPENINGS ? now : now - LOOK_BACK_MS);
    return found;
  }

  #forget(before: number): void {
    for (const [id, seenAt] of this.#seen) if (seenAt <= before) this.#floor = Math.max(this.#floor, id);
    for (const id of this.#seen.keys()) if (id <= this.#floor) this.#seen.delete(id);
  }
}
