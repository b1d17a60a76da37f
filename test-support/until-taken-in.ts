import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../server/db/db.ts';

const PATIENCE_MS = 30_000;

/** Until the server has made leads of all that was stored, and changes nothing more by itself. */
export async function untilTakenIn(db: Db): Promise<void> {
  for (const deadline = performance.now() + PATIENCE_MS; ; await delay(20)) {
    const waiting = await db.selectFrom('intake').select('enquiry_id').where('attempts', '=', 0).execute();
    if (waiting.length === 0) return;
    if (performance.now() > deadline) throw new Error(`${waiting.length} enquiries were not taken in.`);
  }
}
