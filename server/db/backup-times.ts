import type { Db } from './db.ts';

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
