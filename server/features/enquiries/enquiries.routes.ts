import type { FastifyInstance } from 'fastify';
import { enquiries } from '../../../contract/enquiries/index.ts';
import { enquiryEndpoint } from '../../../contract/schemas/endpoints.ts';
import { understandForms } from '../../http/form-body.ts';
import { entryHooks } from '../../http/route.ts';
import { answerFault, answerStored } from './answer.ts';
import { EnquiryService } from './enquiries.service.ts';
import { readSubmission } from './submission.ts';

/** Every form of the contract gets its call here; a new form needs nothing but its definition. */
export function enquiryRoutes(app: FastifyInstance): void {
  const service = new EnquiryService(app.context.database);
  app.register(async (scope) => {
    understandForms(scope);
    for (const definition of enquiries) {
      const endpoint = enquiryEndpoint(definition);
      scope.route({
        method: endpoint.method,
        url: endpoint.path,
        ...entryHooks(scope, endpoint),
        errorHandler: (error, request, reply) => answerFault(definition, error, request, reply),
        async handler(request, reply) {
          const reference = await service.submit(definition, endpoint.body, readSubmission(definition, request));
          return answerStored(definition, request, reply, reference);
        },
      });
    }
  });
}
