import { chmodSync, closeSync, existsSync, openSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const OWNER_ALONE = 0o600;
const OF_OTHERS = 0o077;

/** Made before anything is written to it, so that there is no moment in which others could open it. */
export function createPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ALONE));
}

/**
 * Takes databases and backups that others could read, because they were made by other means or copied here, away from everybody
 * but the server's own account. Returns a line for the console about each.
 */
export function makePrivate(folder: string): string[] {
  if (process.platform === 'win32' || !existsSync(folder)) return [];
  try {
    return readdirSync(folder)
      .filter((name) => name.startsWith('kickstand'))
      .map((name) => path.join(folder, name))
      .filter(isOpenToOthers)
      .map(closeToOthers);
  } catch (error) {
    // The site must not stay closed because of a folder that only backups need.
    return [`Whether others can read what is in ${folder} is unknown: ${(error as Error).message}`];
  }
}

function isOpenToOthers(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return Boolean(found?.isFile() && found.mode & OF_OTHERS);
}

function closeToOthers(file: string): string {
  try {
    chmodSync(file, OWNER_ALONE);
    return `Others on this machine could read ${file}: now only its owner can`;
  } catch {
    return `Others on this machine can read ${file}, and this account may not change that: chmod 600 it`;
  }
}
