import { actors, insertAudit } from '../db/audit.ts';
import type { Trx } from '../db/db.ts';
import { raiseContentVersion } from '../db/meta.ts';
import type { Manifest } from './manifest.ts';

/** What had not been sent then may have been since: a person decides. */
async function holdMessages(trx: Trx): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ state: 'held', leased_until: 0, lease_token: '', settled_at: Date.now() })
    .where('state', 'in', ['waiting', 'sending'])
    .execute();
  await trx.deleteFrom('providers').execute();
}

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
  await holdMessages(trx);
  await raiseContentVersion(trx);
  const after = { made_at: madeAt, engine, schema_version: schemaVersion };
  await insertAudit(trx, actors.console, '', { action: 'backup.restore', subject: madeAt, after });
}
