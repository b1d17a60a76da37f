import type { FastifyInstance } from 'fastify';
import { reportEndpoint } from '../../../contract/endpoints.ts';
import { reports } from '../../../contract/reports/index.ts';
import { route } from '../../plugins/route.ts';
import { readReport } from './reports.service.ts';

/** Every report of the contract gets its call here; a new report needs nothing but its definition. */
export function reportRoutes(app: FastifyInstance): void {
  for (const report of reports) {
    route(app, reportEndpoint(report), ({ body }) => readReport(app.context.database, report, body));
  }
}
