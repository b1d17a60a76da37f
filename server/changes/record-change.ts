import type { FastifyRequest } from 'fastify';
import type { AuditEntry } from '../db/audit.ts';
import { insertAudit } from '../db/audit.ts';
import type { Trx } from '../db/db.ts';
import { staffOf } from '../http/access.ts';

/** A change by the person whose session it is. */
export const recordChange = (trx: Trx, request: FastifyRequest, entry: AuditEntry): Promise<void> =>
  insertAudit(trx, staffOf(request).user_id, request.id, entry);
