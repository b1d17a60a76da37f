import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DAY_MS } from '../../contract/durations.ts';

/** Removes folders that killed commands have left; one that is still in use is younger. */
export function removeLeftovers(folder: string, prefix: string): void {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(prefix))) {
    const leftover = path.join(folder, name);
    if (Date.now() - statSync(leftover).mtimeMs > DAY_MS) rmSync(leftover, { recursive: true, force: true });
  }
}

const RESTORE_PREFIX = '.restore-';

/** Where a restore unpacks what no stranger may read. One that is killed leaves it behind for the next one to remove. */
export function makeRestoreFolder(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  removeLeftovers(dataDir, RESTORE_PREFIX);
  return mkdtempSync(path.join(dataDir, RESTORE_PREFIX));
}
