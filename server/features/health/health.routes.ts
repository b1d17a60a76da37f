import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '../../../contract/durations.ts';
import { readBackupFinishedAt } from '../../db/backup-times.ts';
import { HttpError } from '../../http/http-error.ts';
import { withTimeLimit } from '../../http/time-limit.ts';

const ANSWER_WITHIN_MS = 3000;
/** A day, and half of one for a machine that is off at night. */
const BACKUP_LATE_AFTER_MS = 36 * HOUR_MS;

/**
 * For load balancers and supervisors: serving, with a database that answers. A late backup needs somebody's attention, but is no
 * reason to send visitors elsewhere.
 */
export function healthRoutes(app: FastifyInstance): void {
  const startedAt = Date.now();
  app.get('/healthz', async (_request, reply) => {
    const { config, database } = app.context;
    const finishedAt = await withTimeLimit(readBackupFinishedAt(database.db), ANSWER_WITHIN_MS).catch(() => {
      throw new HttpError(503, 'request.unavailable', { retryAfterSeconds: 5 });
    });
    const backup = config.backupKeepDays === 0 ? 'off' : stateOf(Math.max(finishedAt, startedAt));
    return reply.header('cache-control', 'no-store').send({ status: 'ok', backup });
  });
}

const stateOf = (lastAt: number): 'ok' | 'late' => (Date.now() - lastAt > BACKUP_LATE_AFTER_MS ? 'late' : 'ok');
