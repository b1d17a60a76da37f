import type { FastifyInstance } from 'fastify';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { say } from '../../../contract/sentence.ts';
import { recordChange } from '../../changes/record-change.ts';
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import { endSession, listSessions } from '../../http/session.ts';
import { listBranches } from './people.repository.ts';
import { addPerson, changePerson, endSecondFactorOf, existing, invitePerson, readPeople } from './people.service.ts';
import { changeRole, readRoles } from './role-rules.ts';

/** Who works here; for those who may say so. */
export function peopleRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;

  route(app, endpoints.listBranches, () => listBranches(db));

  route(app, endpoints.listRoles, () => readRoles(db));

  route(app, endpoints.changeRole, async ({ request, params, body }) => {
    await changeRole(request, params.role, body.demandsSecondStep);
    return { message: messages.people.roleChanged };
  });

  route(app, endpoints.listPeople, () => readPeople(db, Date.now()));

  route(app, endpoints.addPerson, async ({ request, body }) => ({
    message: messages.people.added,
    ...(await addPerson(request, body)),
  }));

  route(app, endpoints.changePerson, async ({ request, params, body }) => {
    return { message: say(await changePerson(request, params.userId, body)) };
  });

  route(app, endpoints.invitePerson, async ({ request, params }) => ({
    message: messages.people.invited,
    ...(await invitePerson(request, params.userId)),
  }));

  route(app, endpoints.endSecondFactorOf, async ({ request, params }) => {
    await endSecondFactorOf(request, params.userId);
    return { message: messages.people.oneStep };
  });

  route(app, endpoints.listSessionsOf, async ({ request, params }) => {
    const { user_id } = await existing(db, params.userId);
    return listSessions(db, user_id, staffOf(request).sessionHash, Date.now());
  });

  route(app, endpoints.endSessionOf, async ({ request, params }) => {
    const { user_id } = await existing(db, params.userId);
    await db.transaction().execute(async (trx) => {
      if (!(await endSession(trx, params.id, user_id))) throw new HttpError(404, 'people.unknownSession');
      await recordChange(trx, request, { action: 'session.end', subject: user_id });
    });
    return { message: messages.people.sessionEnded };
  });
}
