import type { FastifyInstance } from 'fastify';
import { enquiryEndpoint } from '../../../contract/endpoints.ts';
import { enquiries } from '../../../contract/enquiries/index.ts';
import { route } from '../../plugins/route.ts';
import { EnquiryWriter } from './enquiry-writer.ts';
import { toRow } from './to-row.ts';

/** Every form of the contract gets its call here; a new form needs nothing but its definition. */
export function enquiryRoutes(app: FastifyInstance): void {
  const writer = new EnquiryWriter(app.context.database);
  for (const definition of enquiries) {
    const { success, incomplete } = definition.texts;
    route(
      app,
      enquiryEndpoint(definition),
      async ({ body }) => {
        await writer.store(toRow(definition, body, Date.now()));
        return { message: success };
      },
      { incomplete },
    );
  }
}
