import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { syncFolder } from '../db/sync-folder.ts';
import { readArchive, writeArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import type { DatabaseSettings } from './backup-source.ts';
import { readEverything } from './backup-source.ts';
import { makeScratchFolder } from './leftovers.ts';
import type { Manifest } from './manifest.ts';
import { FORMAT } from './manifest.ts';

export interface BackupOrder {
  settings: DatabaseSettings;
  file: string;
  passphrase: string | undefined;
}

export interface MadeBackup {
  file: string;
  bytes: number;
  manifest: Manifest;
}

/** One file with everything, read back and found whole before it gets its name. */
export async function makeBackup({ settings, file, passphrase }: BackupOrder): Promise<MadeBackup> {
  if (existsSync(file)) throw new BackupError(`${file} is there already. Name another file.`);
  const folder = path.dirname(file);
  const scratch = makeScratchFolder(folder, '.kickstand-backup-');
  try {
    const unfinished = path.join(scratch, 'backup');
    const manifest = await write(settings, unfinished, passphrase);
    await readArchive(unfinished, passphrase);
    renameSync(unfinished, file);
    syncFolder(folder);
    return { file, bytes: statSync(file).size, manifest };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function write(settings: DatabaseSettings, file: string, passphrase: string | undefined): Promise<Manifest> {
  const madeAt = new Date().toISOString();
  let manifest: Manifest | undefined;
  await readEverything(settings, async ({ parts, ...contents }) => {
    manifest = await writeArchive(file, passphrase, parts, (written) => ({
      product: 'kickstand',
      format: FORMAT,
      madeAt,
      ...contents,
      parts: written,
    }));
  });
  if (!manifest) throw new Error('The backup was not finished.');
  return manifest;
}
