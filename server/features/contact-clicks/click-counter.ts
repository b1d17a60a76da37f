import { DAY_MS } from '../../../contract/durations.ts';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import type { Db } from '../../db/db.ts';
import type { ClickCount } from './contact-clicks.repository.ts';
import { addClicks, forgetClicksBefore } from './contact-clicks.repository.ts';

const KEPT_DAYS = 400;

/**
 * Adds clicks up in memory and writes the sums, so that a flood of clicks is a handful of rows and no more. There are only as
 * many sums as kinds and pages; should the process die, a few seconds of counting are lost, which nobody will miss.
 */
export class ClickCounter {
  #db: Db;
  #waiting = new Map<string, ClickCount>();
  #writing: Promise<void> = Promise.resolve();
  #tidiedOn = '';

  constructor(db: Db) {
    this.#db = db;
  }

  count(kind: string, page: string, now: number): void {
    this.#add({ day: kolkataDate(now), kind, page, total: 1 });
  }

  /** Once it is done, all that was counted before is stored. What could not be written waits for the next time. */
  write(now: number): Promise<void> {
    this.#writing = this.#writing.catch(() => {}).then(() => this.#writeWaiting(now));
    return this.#writing;
  }

  async #writeWaiting(now: number): Promise<void> {
    const counts = [...this.#waiting.values()];
    if (counts.length === 0) return;
    this.#waiting.clear();
    try {
      await addClicks(this.#db, counts);
    } catch (error) {
      for (const count of counts) this.#add(count);
      throw error;
    }
    await this.#tidy(now);
  }

  #add(count: ClickCount): void {
    const key = `${count.day} ${count.kind} ${count.page}`;
    const total = (this.#waiting.get(key)?.total ?? 0) + count.total;
    this.#waiting.set(key, { ...count, total });
  }

  async #tidy(now: number): Promise<void> {
    const today = kolkataDate(now);
    if (this.#tidiedOn === today) return;
    await forgetClicksBefore(this.#db, kolkataDate(now - KEPT_DAYS * DAY_MS));
    this.#tidiedOn = today;
  }
}
