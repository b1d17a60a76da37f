import type { Trx } from './db.ts';

export interface AuditEntry {
  action: string;
  subject: string;
  before?: unknown;
  after?: unknown;
}

/** Who changed what, in the transaction of the change: neither can be there without the other. Returns the id of the entry. */
export async function insertAudit(trx: Trx, userId: string, requestId: string, entry: AuditEntry): Promise<number> {
  const { id } = await trx
    .insertInto('audit')
    .values({
      at: Date.now(),
      user_id: userId,
      action: entry.action,
      subject: entry.subject,
      before: entry.before === undefined ? null : JSON.stringify(entry.before),
      after: entry.after === undefined ? null : JSON.stringify(entry.after),
      request_id: requestId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** For a change that is made piece by piece: its one entry says how far it has come. */
export async function updateAudit(trx: Trx, id: number, after: unknown): Promise<void> {
  await trx
    .updateTable('audit')
    .set({ after: JSON.stringify(after) })
    .where('id', '=', id)
    .execute();
}
