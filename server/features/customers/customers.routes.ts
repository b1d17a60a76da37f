import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { staffOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import { sightOf } from '../../leads/sight.ts';
import { changeCustomer, readCustomer } from './customers.service.ts';
import { addLeadCustomer } from './lead-customer.service.ts';
import { mergeCustomers } from './merge.service.ts';
import { listCustomers } from './search.service.ts';
import { splitCustomers } from './split.service.ts';

export function customerRoutes(app: FastifyInstance): void {
  const { database } = app.context;
  const { db } = database;
  const sightIn = (request: FastifyRequest) => sightOf(db, staffOf(request));

  route(app, endpoints.listCustomers, async ({ request, body }) =>
    listCustomers(database, await sightIn(request), body.q),
  );

  route(app, endpoints.readCustomer, async ({ request, params }) =>
    readCustomer(db, await sightIn(request), params.id, params.before),
  );

  route(app, endpoints.changeCustomer, async ({ request, params, body }) => {
    await changeCustomer(request, params.id, body);
    return { message: messages.customer.changed };
  });

  route(app, endpoints.mergeCustomers, async ({ request, body }) => ({
    message: messages.customer.merged,
    ...(await mergeCustomers(request, body)),
  }));

  route(app, endpoints.splitCustomers, async ({ request, body }) => ({
    message: messages.customer.split,
    ...(await splitCustomers(request, body)),
  }));

  route(app, endpoints.addLeadCustomer, async ({ request, params, body }) => ({
    message: messages.customer.added,
    ...(await addLeadCustomer(request, params.id, body)),
  }));
}
