import { sql } from 'kysely';
import { HOUR_MS } from '../../contract/durations.ts';
import type { Db } from './db.ts';

/** A backup that was begun and never ended, because its server stopped or it failed, is begun anew after this long. */
const CLAIM_MS = HOUR_MS;

/** Whether the daily backup is due and this server the one to make it: of several on one database, only one is. */
export async function claimBackup(db: Db, dueSince: number, now: number): Promise<boolean> {
  const { rows } = await sql`insert into meta (key, value)
    select 'backup_claimed_at', cast(${now} as bigint)
      where not exists (select 1 from meta where key = 'backup_finished_at' and value >= ${dueSince})
    on conflict (key) do update set value = excluded.value where meta.value <= ${now - CLAIM_MS}
    returning value`.execute(db);
  return rows.length > 0;
}

export async function markBackupFinished(db: Db, at: number): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key: 'backup_finished_at', value: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: at }))
    .execute();
}

/** 0 if there was none. */
export async function readBackupFinishedAt(db: Db): Promise<number> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', 'backup_finished_at').executeTakeFirst();
  return row?.value ?? 0;
}
