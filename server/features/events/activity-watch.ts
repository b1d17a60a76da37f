import { contactWays } from '../../../contract/leads/contacts.ts';
import type { Db } from '../../db/db.ts';
import type { Happening } from './events.repository.ts';
import { activitiesAfter, lastActivity, MOST_HAPPENINGS, settledOf } from './events.repository.ts';

/** A transaction that takes longer than this to commit, while later ones do, is not seen. */
const LOOK_BACK_MS = 15_000;
const JUST_NOW_MS = 5000;
/** How far before the newest the first look begins. */
const LOOK_BACK_ROWS = 500;
/** Attempts of which nobody has said what came of it, the newest of them: some never will be. */
const MOST_OPEN = 200;

/**
 * What is new in the timeline, whichever server wrote it. PostgreSQL hands out ids before it commits, so one may come after others
 * that are greater: every look goes back a while, and what was seen is remembered for as long. What came of an attempt is written into its
 * own row, minutes later: those that are open are looked at again.
 */
export class ActivityWatch {
  #db: Db;
  /** Up to here everything is known. */
  #floor: number;
  /** When it was seen, by id, of what lies above the floor; in the order of being seen. */
  #seen = new Map<number, number>();
  /** By id, in the order of being seen. */
  #open = new Set<number>();

  private constructor(db: Db, floor: number) {
    this.#db = db;
    this.#floor = floor;
  }

  /** What is there by now counts as seen, but for what has only just happened: whoever read before that would miss it. */
  static async begin(db: Db): Promise<ActivityWatch> {
    const floor = Math.max(0, (await lastActivity(db)) - LOOK_BACK_ROWS);
    const old = (await activitiesAfter(db, floor)).filter(({ at }) => at < Date.now() - JUST_NOW_MS);
    const watch = new ActivityWatch(db, floor);
    watch.#remember(old, performance.now());
    return watch;
  }

  /** What has come since the last look. */
  async look(): Promise<Happening[]> {
    const settled = await settledOf(this.#db, [...this.#open]);
    for (const { id } of settled) this.#open.delete(id);
    const rows = await activitiesAfter(this.#db, this.#floor);
    const now = performance.now();
    const found = rows.filter(({ id }) => !this.#seen.has(id));
    this.#remember(found, now);
    // So many at once would be read again and again, and keep off what comes after them.
    this.#forget(rows.length === MOST_HAPPENINGS ? now : now - LOOK_BACK_MS);
    return [...settled, ...found];
  }

  #remember(found: readonly Happening[], now: number): void {
    for (const { id, kind, outcome } of found) {
      this.#seen.set(id, now);
      if (outcome === null && isAttempt(kind)) this.#open.add(id);
    }
    for (const id of [...this.#open].slice(0, -MOST_OPEN)) this.#open.delete(id);
  }

  #forget(before: number): void {
    for (const [id, seenAt] of this.#seen) if (seenAt <= before) this.#floor = Math.max(this.#floor, id);
    for (const id of this.#seen.keys()) if (id <= this.#floor) this.#seen.delete(id);
  }
}

const isAttempt = (kind: string): boolean => contactWays.some((way) => way === kind);
