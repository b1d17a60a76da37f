import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DAY_MS } from '../../contract/durations.ts';

/** Removes folders that killed commands have left; one that is still in use is younger. */
export function removeLeftovers(folder: string, prefix: string): void {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(prefix))) {
    const leftover = path.join(folder, name);
    if (Date.now() - statSync(leftover).mtimeMs > DAY_MS) rmSync(leftover, { recursive: true, force: true });
  }
}
