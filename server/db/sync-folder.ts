import { closeSync, fsyncSync, openSync } from 'node:fs';

/** A file that was renamed has its new name for certain only when the folder is on the disk, too. */
export function syncFolder(folder: string): void {
  // Windows knows no such thing: there a name is durable with the file.
  if (process.platform !== 'win32') sync(folder, 'r');
}

export const syncFile = (file: string): void => sync(file, 'r+');

function sync(file: string, flags: 'r' | 'r+'): void {
  const handle = openSync(file, flags);
  fsyncSync(handle);
  closeSync(handle);
}
