import type { Db, Trx } from '../../db/db.ts';
import type { Database, Engine } from '../../db/engine.ts';
import type { NewEnquiry } from '../../db/tables.ts';
import { insertAll } from './enquiries.repository.ts';

interface Waiting {
  enquiry: NewEnquiry;
  more: FurtherWork | undefined;
  /** With its id if it was stored, and not one with its key before it. */
  resolve: (id: number | undefined) => void;
  reject: (error: unknown) => void;
}

/** What is to be stored with an enquiry or not at all. It is done once its id is known, and only if it was not there before. */
export type FurtherWork = (trx: Trx, id: number) => Promise<void>;

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

  /** Its id, if it was stored now: one with its key may have been there before. */
  store(enquiry: NewEnquiry, more?: FurtherWork): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ enquiry, more, resolve, reject });
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
      const stored = await this.#insert(batch);
      for (const { enquiry, resolve } of batch) resolve(stored.get(enquiry.reference));
    } catch (error) {
      // One enquiry that the database refuses must not take the others down with it. When it is away instead, nobody can
      // say whether the batch was stored before the answer was lost, and trying again could store it twice.
      const isWorthSplitting = batch.length > 1 && !this.#engine.outage(error);
      if (isWorthSplitting) await Promise.all(batch.map((one) => this.#write([one])));
      else for (const { reject } of batch) reject(error);
    }
  }

  /** A single statement is a transaction already; one of its own is begun only where there is more to do. */
  #insert(batch: readonly Waiting[]): Promise<Map<NewEnquiry['reference'], number>> {
    const enquiries = batch.map(({ enquiry }) => enquiry);
    if (!batch.some(({ more }) => more)) return insertAll(this.#db, enquiries);
    return this.#db.transaction().execute(async (trx) => {
      const stored = await insertAll(trx, enquiries);
      for (const { enquiry, more } of batch) {
        const id = stored.get(enquiry.reference);
        if (id !== undefined) await more?.(trx, id);
      }
      return stored;
    });
  }
}
