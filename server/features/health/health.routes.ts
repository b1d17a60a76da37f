import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { messages } from '../../../contract/messages.ts';
import { HttpError } from '../../plugins/http-error.ts';
import { withTimeLimit } from '../../plugins/time-limit.ts';

const ANSWER_WITHIN_MS = 3000;

/** For load balancers and supervisors: serving, with a database that answers. */
export function healthRoutes(app: FastifyInstance): void {
  app.get('/healthz', async (_request, reply) => {
    try {
      await withTimeLimit(sql`select 1`.execute(app.context.database.db), ANSWER_WITHIN_MS);
    } catch {
      throw new HttpError(503, messages.request.unavailable, { retryAfterSeconds: 5 });
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
