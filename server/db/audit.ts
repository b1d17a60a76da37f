import { createHash } from 'node:crypto';
import type { HistoryActionName } from '../../contract/history.ts';
import type { Db, Trx } from './db.ts';
import type { AuditRow } from './tables.ts';

export interface AuditEntry {
  action: HistoryActionName;
  subject: string;
  before?: unknown;
  after?: unknown;
}

/** Who is named where nobody was logged in. */
export const actors = { console: '(console)', server: '(server)', retention: '(retention)' } as const;

/** What stands before the first entry of all. */
export const FIRST_SEAL = '0'.repeat(64);

/** The seal of an entry: it follows from all that the entry says and from the seal of the one before it. */
export function sealOf(previous: string, entry: Omit<AuditRow, 'id' | 'seal'>): string {
  const { at, user_id, action, subject, before, after, request_id } = entry;
  const said = JSON.stringify([previous, at, user_id, action, subject, before, after, request_id]);
  return createHash('sha256').update(said).digest('hex');
}

/**
 * Who changed what, in the transaction of the change: neither can be there without the other. Until that transaction ends, nobody
 * else writes an entry, because each one carries the seal of the one before it.
 */
export async function insertAudit(trx: Trx, userId: string, requestId: string, entry: AuditEntry): Promise<void> {
  const row = {
    at: Date.now(),
    user_id: userId,
    action: entry.action,
    subject: entry.subject,
    before: entry.before === undefined ? null : JSON.stringify(entry.before),
    after: entry.after === undefined ? null : JSON.stringify(entry.after),
    request_id: requestId,
  };
  const { seal: previous } = await holdHead(trx);
  const seal = sealOf(previous, row);
  await trx
    .insertInto('audit')
    .values({ ...row, seal })
    .execute();
  await trx
    .updateTable('audit_head')
    .set(({ eb }) => ({ seal, entries: eb('entries', '+', 1) }))
    .execute();
}

const holdHead = (trx: Trx) =>
  trx
    .updateTable('audit_head')
    .set(({ ref }) => ({ seal: ref('seal') }))
    .returningAll()
    .executeTakeFirstOrThrow();

const AT_ONCE = 500;

/** Every entry, in the order in which they were written. */
export async function* entriesInOrder(db: Db): AsyncGenerator<AuditRow> {
  for (let lastId = 0; ; ) {
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    yield* rows;
    lastId = rows.at(-1)?.id ?? lastId;
    if (rows.length < AT_ONCE) return;
  }
}

export const readHead = (db: Db) => db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
