import { entriesInOrder, FIRST_SEAL, readHead, sealOf } from './audit.ts';
import type { Db } from './db.ts';

interface Verdict {
  entries: number;
  /** The newest seal. */
  seal: string;
  /** What is wrong, in a sentence; undefined: nothing. */
  fault: string | undefined;
  /** Whether the seal that somebody noted earlier is among them. */
  hasNoted: boolean;
}

/** Reads the whole history and works every seal out anew. An entry that was changed, taken out or put in breaks the chain there. */
export async function verifyHistory(db: Db, noted = ''): Promise<Verdict> {
  // Before the entries: what is written meanwhile is read, too, and is no fault.
  const head = await readHead(db);
  let [seal, entries, hasNoted] = [FIRST_SEAL, 0, false];
  let atHead = head.entries === 0 ? seal : undefined;
  for await (const row of entriesInOrder(db)) {
    seal = sealOf(seal, row);
    entries += 1;
    if (row.seal !== seal) return { entries, seal, hasNoted, fault: brokenAt(row.id, row.at) };
    if (entries === Number(head.entries)) atHead = seal;
    hasNoted ||= seal === noted;
  }
  const isWhole = atHead === head.seal;
  return { entries, seal, hasNoted, fault: isWhole ? undefined : 'Entries at the end are missing.' };
}

const brokenAt = (id: number, at: number): string =>
  `The chain breaks at entry ${id} of ${new Date(at).toISOString()}: it, or what stood before it, is not as it was written.`;
