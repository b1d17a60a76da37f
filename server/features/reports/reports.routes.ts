import type { FastifyInstance } from 'fastify';
import { reports } from '../../../contract/reports/index.ts';
import { reportEndpoint } from '../../../contract/schemas/endpoints.ts';
import { demand } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import { isExport, recordExport } from './record-export.ts';
import { readReport } from './reports.service.ts';
import { RowsOfHour } from './rows-of-hour.ts';
import { RowsShown } from './rows-shown.ts';

/** Every report of the contract gets its call here; a new report needs nothing but its definition. */
export function reportRoutes(app: FastifyInstance): void {
  const counters = { shown: new RowsShown(), ofHour: new RowsOfHour() };
  for (const report of reports) {
    route(app, reportEndpoint(report), async ({ request, body }) => {
      if (isExport(body)) demand(request, 'reports.export');
      const page = await readReport(app.context.database, report, body);
      const handedOut = { ids: page.data.map(({ id }) => id), matching: page.totalRecords };
      await recordExport(request, report, body, handedOut, counters);
      return page;
    });
  }
}
