import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import type { dashboardSchema } from '../../../contract/schemas/staff.ts';
import { staffOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import { readActivity } from './activity.ts';
import { countDay } from './dashboard.repository.ts';

const counted = ['service', 'amc', 'warranty', 'product'];

export function dashboardRoutes(app: FastifyInstance): void {
  route(app, endpoints.dashboard, async (): Promise<z.input<typeof dashboardSchema>> => {
    const today = await countDay(app.context.database.db, kolkataDate(Date.now()), counted);
    return [
      {
        bookings: today.get('service') ?? 0,
        amc: today.get('amc') ?? 0,
        warranty: today.get('warranty') ?? 0,
        enquiry_report: today.get('product') ?? 0,
      },
    ];
  });

  route(app, endpoints.activity, ({ request }) =>
    readActivity(app.context.database.db, Date.now(), staffOf(request).role),
  );
}
