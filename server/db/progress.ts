import type { Trx } from './db.ts';

/** What a run that goes piece by piece has done so far: written in the transaction of each piece, so that it is true even if the run is cut off. */
export interface Progress {
  /** Held until the transaction ends. */
  read(trx: Trx): Promise<string>;
  write(trx: Trx, text: string): Promise<void>;
}
