import type { FastifyInstance } from 'fastify';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { route } from '../../http/route.ts';
import { addAbsence, removeAbsence } from './absences.service.ts';
import { setDuty } from './duty.service.ts';
import { handOver } from './hand-over.service.ts';
import { setBranchRule } from './rules.service.ts';
import { readTeam } from './team.service.ts';

/** Who is given leads. */
export function teamRoutes(app: FastifyInstance): void {
  route(app, endpoints.readTeam, ({ request }) => readTeam(request));

  route(app, endpoints.setDuty, async ({ request, params, body }) => {
    await setDuty(request, params.userId, body);
    return { message: messages.team.dutySaved };
  });

  route(app, endpoints.addAbsence, async ({ request, params, body }) => {
    await addAbsence(request, params.userId, body);
    return { message: messages.team.absenceSaved };
  });

  route(app, endpoints.removeAbsence, async ({ request, params }) => {
    await removeAbsence(request, params.userId, params.id);
    return { message: messages.team.absenceRemoved };
  });

  route(app, endpoints.handOverLeads, ({ request, params, body }) => handOver(request, params.userId, body.to));

  route(app, endpoints.setBranchRule, async ({ request, params, body }) => {
    await setBranchRule(request, params.enquiryKind, body);
    return { message: messages.team.ruleSaved };
  });
}
