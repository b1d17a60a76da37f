import type { FastifyRequest } from 'fastify';
import type { Trx } from '../db/engine.ts';
import { raiseContentVersion } from '../db/meta.ts';
import { staffOf } from './access.ts';

export interface AuditEntry {
  action: string;
  subject: string;
  before?: unknown;
  after?: unknown;
}

/** Who changed what, in the transaction of the change: neither can be there without the other. */
export async function recordChange(trx: Trx, request: FastifyRequest, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('audit')
    .values({
      at: Date.now(),
      user_id: staffOf(request).user_id,
      action: entry.action,
      subject: entry.subject,
      before: entry.before === undefined ? null : JSON.stringify(entry.before),
      after: entry.after === undefined ? null : JSON.stringify(entry.after),
      request_id: request.id,
    })
    .execute();
}

/** A change of what the public sees: the change, its audit entry and the new content version stand or fall together. */
export async function changeContent(request: FastifyRequest, change: (trx: Trx) => Promise<AuditEntry>): Promise<void> {
  const { database, contentVersion } = request.server.context;
  const version = await database.db.transaction().execute(async (trx) => {
    await recordChange(trx, request, await change(trx));
    return raiseContentVersion(trx);
  });
  contentVersion.raisedTo(version);
}
