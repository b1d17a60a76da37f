import { readFileSync } from 'node:fs';

/** Read anew each time, so that a new token needs no restart. Undefined where the file cannot be read or has nothing in it. */
export function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}
