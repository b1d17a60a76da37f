import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { DAY_MS } from '../../../contract/durations.ts';
import { kolkataDate, kolkataDayStart } from '../../../contract/kolkata-time.ts';
import type { newAbsenceSchema } from '../../../contract/schemas/team.ts';
import { LONGEST_ABSENCE_DAYS } from '../../../contract/team.ts';
import { recordChange } from '../../changes/record-change.ts';
import { toRowId } from '../../db/row-id.ts';
import { HttpError } from '../../http/http-error.ts';
import { holdMember, sightOfAsker } from './members.ts';

type NewAbsence = z.output<typeof newAbsenceSchema>;

const dayAfter = (day: string, days: number): string => kolkataDate(kolkataDayStart(day) + days * DAY_MS);

/** Days that meet days which are known already become one absence with them: whoever stays away longer is not away twice. */
export async function addAbsence(request: FastifyRequest, userId: string, absence: NewAbsence): Promise<void> {
  refuseOdd(absence);
  await request.server.context.database.db.transaction().execute(async (trx) => {
    const { user_id } = await holdMember(trx, await sightOfAsker(trx, request), userId);
    const met = await trx
      .deleteFrom('absences')
      .where('user_id', '=', user_id)
      .where('from_day', '<=', dayAfter(absence.to, 1))
      .where('to_day', '>=', dayAfter(absence.from, -1))
      .returningAll()
      .execute();
    const days = {
      from: [absence.from, ...met.map(({ from_day }) => from_day)].sort()[0] ?? absence.from,
      to: [absence.to, ...met.map(({ to_day }) => to_day)].sort().at(-1) ?? absence.to,
    };
    await trx.insertInto('absences').values({ user_id, from_day: days.from, to_day: days.to }).execute();
    await recordChange(trx, request, { action: 'team.absence', subject: user_id, after: days });
  });
}

export async function removeAbsence(request: FastifyRequest, userId: string, id: string): Promise<void> {
  await request.server.context.database.db.transaction().execute(async (trx) => {
    const { user_id } = await holdMember(trx, await sightOfAsker(trx, request), userId);
    const removed = await trx
      .deleteFrom('absences')
      .where('user_id', '=', user_id)
      .where('id', '=', toRowId(id) ?? 0)
      .returningAll()
      .executeTakeFirst();
    if (!removed) throw new HttpError(404, 'team.unknownAbsence');
    const before = { from: removed.from_day, to: removed.to_day };
    await recordChange(trx, request, { action: 'team.absence', subject: user_id, before });
  });
}

function refuseOdd({ from, to }: NewAbsence): void {
  if (to < kolkataDate(Date.now())) throw refused('team.absenceOver');
  if (to > dayAfter(from, LONGEST_ABSENCE_DAYS)) throw refused('team.absenceTooLong');
}

const refused = (why: 'team.absenceOver' | 'team.absenceTooLong') => new HttpError(400, why, { fields: { to: why } });
