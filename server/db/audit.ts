import type { Trx } from './engine.ts';

export interface AuditEntry {
  action: string;
  subject: string;
  before?: unknown;
  after?: unknown;
}

/** Who changed what, in the transaction of the change: neither can be there without the other. */
export async function insertAudit(trx: Trx, userId: string, requestId: string, entry: AuditEntry): Promise<void> {
  await trx
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
    .execute();
}
