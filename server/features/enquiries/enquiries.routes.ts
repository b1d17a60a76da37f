import type { FastifyInstance } from 'fastify';
import { enquiryEndpoint } from '../../../contract/endpoints.ts';
import { enquiries } from '../../../contract/enquiries/index.ts';
import { route } from '../../plugins/route.ts';
import { EnquiryDesk } from './enquiries.service.ts';
import { readSubmission } from './submission.ts';

/** Every form of the contract gets its call here; a new form needs nothing but its definition. */
export function enquiryRoutes(app: FastifyInstance): void {
  const desk = new EnquiryDesk(app.context.database);
  for (const definition of enquiries) {
    const { body: _checkedAtTheDesk, ...endpoint } = enquiryEndpoint(definition);
    route(app, endpoint, async ({ request }) => {
      await desk.submit(definition, readSubmission(request));
      return { message: definition.texts.success };
    });
  }
}
