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

/** For what is there for a moment, and is for no stranger. A command that is killed leaves it behind for a later one to remove. */
export function makeScratchFolder(folder: string, prefix: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeLeftovers(folder, prefix);
  return mkdtempSync(path.join(folder, prefix));
}

/** Where a restore unpacks. */
export const makeRestoreFolder = (dataDir: string): string => makeScratchFolder(dataDir, '.restore-');
