import type { FastifyInstance } from 'fastify';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import { endSession, listSessions } from '../../http/session.ts';

/** Where the own account is logged in. */
export function sessionRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;

  route(app, endpoints.listOwnSessions, async ({ request }) => {
    const { user_id, sessionHash } = staffOf(request);
    return listSessions(db, user_id, sessionHash, Date.now());
  });

  route(app, endpoints.endOwnSession, async ({ request, params }) => {
    if (!(await endSession(db, params.id, staffOf(request).user_id))) {
      throw new HttpError(404, 'people.unknownSession');
    }
    return { message: messages.people.sessionEnded };
  });
}
