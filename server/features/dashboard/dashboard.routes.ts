import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import { namedEndpoints as endpoints } from '../../../contract/endpoints.ts';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import type { dashboardSchema } from '../../../contract/staff.ts';
import type { Db } from '../../db/engine.ts';
import { route } from '../../plugins/route.ts';

export function dashboardRoutes(app: FastifyInstance): void {
  route(app, endpoints.dashboard, async (): Promise<z.input<typeof dashboardSchema>> => {
    const today = await countDay(app.context.database.db, kolkataDate(Date.now()));
    return [
      {
        bookings: today.get('service') ?? 0,
        amc: today.get('amc') ?? 0,
        warranty: today.get('warranty') ?? 0,
        enquiry_report: today.get('product') ?? 0,
      },
    ];
  });
}

const counted = ['service', 'amc', 'warranty', 'product'];

async function countDay(db: Db, day: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('enquiry_days')
    .select(['kind', 'total'])
    .where('kind', 'in', counted)
    .where('day', '=', day)
    .execute();
  return new Map(rows.map(({ kind, total }) => [kind, total]));
}
