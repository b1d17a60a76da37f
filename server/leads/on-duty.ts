import { sql } from 'kysely';
import { kolkataDate } from '../../contract/kolkata-time.ts';
import type { DepartmentName } from '../../contract/leads/departments/index.ts';
import { may, roleNames } from '../../contract/roles/index.ts';
import type { Db, Trx } from '../db/db.ts';

/** Those who take turns. */
export interface Team {
  branch: string;
  department: DepartmentName;
}

/** Whoever is on the roster, may still log in and is not absent on that day. */
const present = (db: Db, now: number) => {
  const today = kolkataDate(now);
  return db
    .selectFrom('duty')
    .innerJoin('staff', 'staff.user_id', 'duty.user_id')
    .where('staff.is_active', '=', 1)
    .where('staff.role', 'in', WORKING)
    .where(({ or, eb }) => or([eb('staff.expire_date', 'is', null), eb('staff.expire_date', '>=', today)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('absences')
            .select('absences.id')
            .whereRef('absences.user_id', '=', 'duty.user_id')
            .where('from_day', '<=', today)
            .where('to_day', '>=', today),
        ),
      ),
    );
};

const WORKING = roleNames.filter((role) => may(role, 'leads.work'));

/** Every team of which somebody is there. */
export const presentTeams = (db: Db, now: number): Promise<Team[]> =>
  present(db, now)
    .select(['duty.branch', 'duty.department'])
    .distinct()
    .orderBy('duty.branch')
    .orderBy('duty.department')
    .execute();

interface Turn {
  team: Team;
  now: number;
  /** Whom the customer knows; it is theirs if they are there, and counts as their turn. */
  known?: string | undefined;
}

/**
 * Who is next: whoever has waited longest. Picked and stamped in one statement, with a stamp that is later than every other of the team even where the
 * clock stands still or was set back. Undefined: nobody is there.
 */
export async function takeTurn(trx: Trx, { team, now, known }: Turn): Promise<string | undefined> {
  await holdTeam(trx, team);
  const given = known && (await stamp(trx, team, now, known));
  return given || stamp(trx, team, now);
}

/** Another server that gives out at this moment waits: it would take whoever is being given something for the one who has waited longest. */
const holdTeam = (trx: Trx, { branch, department }: Team) =>
  trx
    .updateTable('duty')
    .set(({ ref }) => ({ last_given_at: ref('last_given_at') }))
    .where('branch', '=', branch)
    .where('department', '=', department)
    .execute();

async function stamp(
  trx: Trx,
  { branch, department }: Team,
  now: number,
  userId?: string,
): Promise<string | undefined> {
  const next = present(trx, now)
    .select('duty.user_id')
    .where('duty.branch', '=', branch)
    .where('duty.department', '=', department)
    .$if(userId !== undefined, (one) => one.where('duty.user_id', '=', userId ?? ''))
    .orderBy('duty.last_given_at')
    .orderBy('duty.user_id')
    .limit(1);
  const last = sql<number>`(select max(last_given_at) from duty where branch = ${branch} and department = ${department})`;
  const stamped = await trx
    .updateTable('duty')
    .set({ last_given_at: sql<number>`case when ${last} >= ${now} then ${last} + 1 else ${now} end` })
    .where('branch', '=', branch)
    .where('department', '=', department)
    .where('user_id', '=', next)
    .returning('user_id')
    .executeTakeFirst();
  return stamped?.user_id;
}
