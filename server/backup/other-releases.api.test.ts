import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { within } from '../../test-support/backup-drill.ts';
import { setUpBackups } from '../../test-support/set-up-backups.ts';
import { migrateWithin } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';

/** Made once by that release, with the archive and the encryption that it wrote itself. */
const SEALED_BY_0_1_0 = path.join(import.meta.dirname, '../../test-support/backups/release-0.1.0.tar.gz.sealed');

const { empty, filled, backUp, restore } = setUpBackups();

describe('a backup of another release', () => {
  it('that was encrypted in a way of its own is restored still', async () => {
    const target = await empty();
    await restoreBackup({ settings: target, file: SEALED_BY_0_1_0, passphrase: 'ಹುಬ್ಬಳ್ಳಿ monsoon 1986' });
    await within(target, async ({ db }) => {
      const rows = await db.selectFrom('enquiries').select(['name', 'message']).execute();
      expect(rows).toEqual([{ name: 'ಸುಮಾ', message: 'Sealed by 0.1.0' }]);
    });
  });

  it('that is newer is refused with a sentence', async () => {
    const newer = await filled();
    const version = migrations.length + 1;
    await within(newer, ({ db, engine }) =>
      db.transaction().execute((trx) => migrateWithin(trx, engine, [{ version, name: 'future', up: async () => {} }])),
    );
    const { file } = await backUp(newer);
    const target = await empty();
    await expect(restore(target, file)).rejects.toThrow(
      `The backup has version ${version}, but this release of Kickstand knows only up to ${migrations.length}.`,
    );
    await expect(checkBackup({ file, passphrase: undefined })).rejects.toThrow('Start the newer release');
  });

  it('that is older is migrated on the way', async () => {
    const old = await empty();
    const row = { name: 'x', mobile: '', email: '', model: '', registration: '', message: '', details: '{}' };
    await within(old, ({ db, engine }) =>
      db.transaction().execute(async (trx) => {
        await migrateWithin(trx, engine, migrations.slice(0, 1));
        await trx
          .insertInto('enquiries')
          .values([{ ...row, kind: 'amc', search_text: 'x', created_at: 1 }])
          .execute();
      }),
    );
    const { file, manifest } = await backUp(old);
    expect(manifest.schemaVersion).toBe(1);
    const target = await empty();
    await restore(target, file);
    await within(target, async ({ db }) => {
      const { rows } = await sql<{ version: number }>`select version from schema_versions order by 1`.execute(db);
      expect(rows.map(({ version }) => version)).toEqual(migrations.map(({ version }) => version));
      expect(await db.selectFrom('enquiries').selectAll().execute()).toMatchObject([
        { ...row, id: 1, is_suspected: 0 },
      ]);
    });
  });
});
