import { setPriority } from 'node:os';
import type { BackupOrder } from './make-backup.ts';
import { makeBackup } from './make-backup.ts';

/** Carries out one order and is ended. Visitors come first: it takes what the machine has left over. */

export type BackupAnswer = { file: string; bytes: number } | { failure: string };

const LOW_PRIORITY = 10;

process.once('message', async (order: BackupOrder) => {
  process.send?.(await carryOut(order));
});
// Whoever ordered it is gone.
process.once('disconnect', () => process.exit(1));

async function carryOut(order: BackupOrder): Promise<BackupAnswer> {
  try {
    setPriority(LOW_PRIORITY);
    const { file, bytes } = await makeBackup(order);
    return { file, bytes };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
