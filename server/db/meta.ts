import type { Db } from './engine.ts';

export async function readContentVersion(db: Db): Promise<number> {
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'content_version')
    .executeTakeFirstOrThrow();
  return row.value;
}

/** Every change of what the public sees raises the version, in the transaction of the change. */
export async function raiseContentVersion(db: Db): Promise<number> {
  const row = await db
    .updateTable('meta')
    .set(({ eb }) => ({ value: eb('value', '+', 1) }))
    .where('key', '=', 'content_version')
    .returning('value')
    .executeTakeFirstOrThrow();
  return row.value;
}

export async function isSeeded(db: Db): Promise<boolean> {
  return Boolean(await db.selectFrom('meta').select('value').where('key', '=', 'seeded_at').executeTakeFirst());
}

export async function markSeeded(db: Db, at: number): Promise<void> {
  await db.insertInto('meta').values({ key: 'seeded_at', value: at }).execute();
}
