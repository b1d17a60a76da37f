import { actors, insertAudit } from '../db/audit.ts';
import type { Trx } from '../db/db.ts';
import { raiseContentVersion } from '../db/meta.ts';
import type { Manifest } from './manifest.ts';

/**
 * What must not come back with the past: somebody who has logged out since, or whose account was closed, is not logged in again.
 * Nobody may mistake the content for one that they have seen under the same version.
 */
export async function settleIn(trx: Trx, { madeAt, engine, schemaVersion }: Manifest): Promise<void> {
  for (const passing of [
    'sessions',
    'known_devices',
    'login_waits',
    'invitations',
    'passkey_challenges',
    'jobs',
  ] as const) {
    await trx.deleteFrom(passing).execute();
  }
  await raiseContentVersion(trx);
  const after = { made_at: madeAt, engine, schema_version: schemaVersion };
  await insertAudit(trx, actors.console, '', { action: 'backup.restore', subject: madeAt, after });
}
