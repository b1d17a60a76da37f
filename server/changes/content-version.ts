import type { Db } from '../db/db.ts';
import { readContentVersion } from '../db/meta.ts';
import { withTimeLimit } from '../http/time-limit.ts';

const POLL_MS = 1000;
/** After this long without a confirmation nothing is served from memory: no visitor sees a price older than that. */
const TRUSTED_MS = 2000;

/** A database that hangs is as good as one that is gone. */
const GIVE_UP_MS = 3000;

/** Knows which state of the content is the newest, whichever server changed it. */
export class ContentVersion {
  #db: Db;
  #version = 0;
  #confirmedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<number> | undefined;
  #timer: NodeJS.Timeout;

  constructor(db: Db) {
    this.#db = db;
    this.#timer = setInterval(() => void this.#ask().catch(() => {}), POLL_MS).unref();
  }

  /** At once from memory as a rule; asks the database when the last confirmation is too old. */
  current(): number | Promise<number> {
    return performance.now() - this.#confirmedAt < TRUSTED_MS ? this.#version : this.#ask();
  }

  /** Whatever was confirmed last: for whoever would otherwise be told that something is not there. */
  confirm(): Promise<number> {
    return this.#ask();
  }

  /** Called by the server that made a change, so that its own next answer shows it. */
  raisedTo(version: number): void {
    this.#version = Math.max(this.#version, version);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #ask(): Promise<number> {
    this.#asking ??= this.#confirm().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #confirm(): Promise<number> {
    const askedAt = performance.now();
    this.raisedTo(await withTimeLimit(readContentVersion(this.#db), GIVE_UP_MS));
    this.#confirmedAt = askedAt;
    return this.#version;
  }
}
