import type { Db, Trx } from './db.ts';

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
  const changed = { key: 'content_changed_at', value: Date.now() } as const;
  await db
    .insertInto('meta')
    .values(changed)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: changed.value }))
    .execute();
  return row.value;
}

/** When the content got its present version, in UTC milliseconds. */
export async function readContentChangedAt(db: Db): Promise<number> {
  const { changedAt } = await db
    .selectFrom('meta')
    .select(({ fn }) => fn.max('value').as('changedAt'))
    .where('key', 'in', ['content_changed_at', 'seeded_at'])
    .executeTakeFirstOrThrow();
  return Number(changedAt);
}

type Mark = 'seeded_at' | 'began_blank_at';

const hasMark = async (db: Db, key: Mark): Promise<boolean> =>
  Boolean(await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst());

export const isSeeded = (db: Db): Promise<boolean> => hasMark(db, 'seeded_at');

/** Whether it began as the store of nobody yet: such a one never gets anything of the demo. */
export const beganBlank = (db: Db): Promise<boolean> => hasMark(db, 'began_blank_at');

export async function markSeeded(db: Db, at: number, { isBlank }: { isBlank: boolean }): Promise<void> {
  const marks: readonly Mark[] = isBlank ? ['seeded_at', 'began_blank_at'] : ['seeded_at'];
  await db
    .insertInto('meta')
    .values(marks.map((key) => ({ key, value: at })))
    .execute();
}

/**
 * Whether a migration has made documents of rows and no release has looked at them since; asked once, for the mark goes with the asking.
 */
export async function takeRowsMark(trx: Trx): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('meta')
    .where('key', '=', 'rows_became_documents_at')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
