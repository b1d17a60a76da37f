import type * as z from 'zod';
import { DAY_MS } from '../../../contract/durations.ts';
import { kolkataDate, kolkataTime } from '../../../contract/kolkata-time.ts';
import { reports } from '../../../contract/reports/index.ts';
import { may } from '../../../contract/roles/index.ts';
import type { activitySchema } from '../../../contract/schemas/staff.ts';
import { ACTIVITY_DAYS } from '../../../contract/staff.ts';
import type { Db } from '../../db/db.ts';
import { countDaysSince, listLatest } from './dashboard.repository.ts';

const LATEST = 10;
const reportOfKind = new Map(reports.map(({ name, enquiry }) => [enquiry.kind as string, name]));

/**
 * What came in lately, as of an instant: every day is there, also those on which nothing did. Counts are for everybody who sees
 * the dashboard, names and numbers for those alone who may read the report that has them.
 */
export async function readActivity(db: Db, now: number, role: string): Promise<z.input<typeof activitySchema>> {
  const readable = reports.filter(({ needs }) => may(role, needs)).map(({ enquiry }) => enquiry.kind);
  const dates = Array.from({ length: ACTIVITY_DAYS }, (_, n) => kolkataDate(now - (ACTIVITY_DAYS - 1 - n) * DAY_MS));
  const [days, latest] = await Promise.all([countDaysSince(db, dates[0] ?? ''), listLatest(db, readable, LATEST)]);
  return {
    days: dates.map((date) =>
      dayOf(
        date,
        days.filter(({ day }) => day === date),
      ),
    ),
    latest: latest.map(({ id, kind, name, mobile, model, created_at, is_suspected }) => ({
      id,
      report: reportOfKind.get(kind) ?? kind,
      name,
      mobile,
      model,
      created_date: kolkataDate(created_at),
      created_time: kolkataTime(created_at),
      ...(is_suspected === 1 && { suspected: true as const }),
    })),
  };
}

type Counted = Pick<Awaited<ReturnType<typeof countDaysSince>>[number], 'kind' | 'counted' | 'suspected'>;

function dayOf(date: string, kinds: readonly Counted[]) {
  const counts = kinds
    .filter(({ counted }) => counted > 0)
    .map(({ kind, counted }) => [reportOfKind.get(kind) ?? kind, counted]);
  const suspected = kinds.reduce((sum, kind) => sum + kind.suspected, 0);
  return { date, counts: Object.fromEntries(counts), ...(suspected > 0 && { suspected }) };
}
