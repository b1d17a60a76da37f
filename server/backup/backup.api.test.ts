import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { encryptCheaply } from '../../test-support/cheap-encryption.ts';
import type { DatabaseSettings } from '../../test-support/databases.ts';
import { setUpBackups } from '../../test-support/set-up-backups.ts';
import { SQLITE_FILE } from '../db/sqlite.ts';
import { makeBackup } from './make-backup.ts';

encryptCheaply();
const { folder, empty, filled, backUp } = setUpBackups();
let source: DatabaseSettings;
beforeAll(async () => {
  source = await filled();
});

describe('a backup', () => {
  it('is never written over a file that is there', async () => {
    const { file } = await backUp(source);
    const bytes = readFileSync(file);
    await expect(makeBackup({ settings: source, file, passphrase: undefined })).rejects.toThrow('there already');
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  // PostgreSQL gives its rows, and makes no copy.
  it.runIf(inject('engine') === 'sqlite')(
    'has nothing beside it that is not encrypted, not even while it is being made',
    async () => {
      const place = path.join(folder, 'a disk of somebody else');
      const seen = new Set<string>();
      let isMade = false;
      const file = path.join(place, 'kickstand.tar.gz.age');
      const making = makeBackup({ settings: source, file, passphrase: 'only for this test' }).finally(() => {
        isMade = true;
      });
      while (!isMade) {
        // A folder may go while it is being looked at.
        const names = existsSync(place) ? await readdir(place, { recursive: true }).catch(() => []) : [];
        for (const name of names) seen.add(path.basename(name));
        await delay(2);
      }
      await making;
      expect([...seen]).toContainEqual(expect.stringMatching(/^\.kickstand-backup-/));
      expect(seen).not.toContain(SQLITE_FILE);
      expect(readdirSync(place)).toEqual([path.basename(file)]);
      expect(readdirSync(source.dataDir).filter((name) => name.startsWith('.copy-'))).toEqual([]);
    },
  );

  it('of nothing says that there is nothing', async () => {
    const settings = await empty();
    await expect(backUp(settings)).rejects.toThrow('nothing to back up yet');
    expect(existsSync(path.join(settings.dataDir, SQLITE_FILE))).toBe(false);
  });
});
