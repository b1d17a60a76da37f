import type { Db } from '../../db/db.ts';
import type { Database, Engine } from '../../db/engine.ts';
import type { NewEnquiry } from '../../db/tables.ts';
import { insertAll } from './enquiries.repository.ts';

interface Waiting {
  enquiry: NewEnquiry;
  /** With whether it was stored, and not one with its key before it. */
  resolve: (isNew: boolean) => void;
  reject: (error: unknown) => void;
}

const MAX_BATCH = 100;

/**
 * Enquiries that arrive together share one commit, and with it one wait for the disk.
 * Nobody is told that an enquiry is stored before that commit is durable.
 */
export class EnquiryWriter {
  #db: Db;
  #engine: Engine;
  #waiting: Waiting[] = [];
  #isWriting = false;

  constructor({ db, engine }: Database) {
    this.#db = db;
    this.#engine = engine;
  }

  /** Whether it was stored now: one with its key may have been there before. */
  store(enquiry: NewEnquiry): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ enquiry, resolve, reject });
      if (this.#isWriting) return;
      this.#isWriting = true;
      setImmediate(() => void this.#writeAll());
    });
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.#write(this.#waiting.splice(0, MAX_BATCH));
    this.#isWriting = false;
  }

  async #write(batch: Waiting[]): Promise<void> {
    try {
      const stored = await insertAll(
        this.#db,
        batch.map(({ enquiry }) => enquiry),
      );
      for (const { enquiry, resolve } of batch) resolve(stored.has(enquiry.reference));
    } catch (error) {
      // One enquiry that the database refuses must not take the others down with it. When it is away instead, nobody can
      // say whether the batch was stored before the answer was lost, and trying again could store it twice.
      const isWorthSplitting = batch.length > 1 && !this.#engine.outage(error);
      if (isWorthSplitting) await Promise.all(batch.map((one) => this.#write([one])));
      else for (const { reject } of batch) reject(error);
    }
  }
}
