import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import type { MadeBackup } from '../server/backup/make-backup.ts';
import { makeBackup } from '../server/backup/make-backup.ts';
import { restoreBackup } from '../server/backup/restore-backup.ts';
import type { DatabaseSettings } from './databases.ts';
import { emptyDatabase, filledDatabase } from './databases.ts';

interface Backups {
  folder: string;
  empty(): Promise<DatabaseSettings>;
  filled(): Promise<DatabaseSettings>;
  /** Without a passphrase. */
  backUp(settings: DatabaseSettings): Promise<MadeBackup>;
  restore(settings: DatabaseSettings, file: string): ReturnType<typeof restoreBackup>;
}

/** A folder and databases for the tests of one file, and all of it goes with them. */
export function setUpBackups(): Backups {
  const folder = mkdtempSync(path.join(tmpdir(), 'kickstand-backups-'));
  const cleanUps: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  afterAll(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  });
  const kept = async (making: ReturnType<typeof emptyDatabase>) => {
    const { settings, remove } = await making;
    cleanUps.push(remove);
    return settings;
  };
  let made = 0;
  return {
    folder,
    empty: () => kept(emptyDatabase()),
    filled: () => kept(filledDatabase()),
    backUp(settings) {
      made += 1;
      const file = path.join(folder, `backup-${made}.tar.gz`);
      return makeBackup({ settings, file, passphrase: undefined });
    },
    restore: (settings, file) => restoreBackup({ settings, file, passphrase: undefined }),
  };
}
