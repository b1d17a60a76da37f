import type { FastifyRequest } from 'fastify';
import type { AuditEntry } from '../db/audit.ts';
import type { Trx } from '../db/db.ts';
import { raiseContentVersion } from '../db/meta.ts';
import { recordChange } from './record-change.ts';

/** A change of what the public sees: the change, its audit entries and the new content version stand or fall together. */
export async function changeContent(
  request: FastifyRequest,
  change: (trx: Trx) => Promise<AuditEntry | readonly AuditEntry[]>,
): Promise<void> {
  const { database, contentVersion } = request.server.context;
  const version = await database.db.transaction().execute(async (trx) => {
    // First, because it holds off every other change until this one is done: what is read as "before" then stays true.
    const raised = await raiseContentVersion(trx);
    for (const entry of [await change(trx)].flat()) await recordChange(trx, request, entry);
    return raised;
  });
  contentVersion.raisedTo(version);
}
