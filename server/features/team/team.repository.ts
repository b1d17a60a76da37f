import { sql } from 'kysely';
import { MINUTE_MS } from '../../../contract/durations.ts';
import type { DepartmentName } from '../../../contract/leads/departments/index.ts';
import type { Db, Trx } from '../../db/db.ts';
import type { StaffRow } from '../../db/tables.ts';
import type { Sight } from '../../leads/sight.ts';
import { seenBy } from '../../leads/sight.ts';

/** Made into leads within seconds as a rule; whatever waits longer needs somebody who looks. */
const STUCK_AFTER_MS = 10 * MINUTE_MS;
const MOST_STUCK = 20;

export async function listStaff(db: Db): Promise<(StaffRow & { branches: string[] })[]> {
  const accounts = await db.selectFrom('staff').selectAll().orderBy('user_id').execute();
  const branches = Map.groupBy(
    await db.selectFrom('staff_branches').selectAll().orderBy('branch').execute(),
    ({ user_id }) => user_id,
  );
  return accounts.map((account) => ({
    ...account,
    branches: (branches.get(account.user_id) ?? []).map(({ branch }) => branch),
  }));
}

/** In the order of turns. */
export const listDuty = (db: Db) =>
  db.selectFrom('duty').selectAll().orderBy('last_given_at').orderBy('user_id').execute();

/** Those that are not over. */
export const listAbsences = (db: Db, today: string) =>
  db.selectFrom('absences').selectAll().where('to_day', '>=', today).orderBy('from_day').execute();

export const listRules = (db: Db) => db.selectFrom('branch_rules').selectAll().execute();

/** The open leads that somebody sees, counted by whose they are and where. */
export async function countLeads(db: Db, sight: Sight, now: number) {
  const isLate = sql<number>`case when coalesce(follow_up_at, due_at) < ${now} then 1 else 0 end`;
  const rows = await db
    .selectFrom('leads')
    .select(['owner', 'branch', 'department'])
    .select(({ fn }) => [fn.countAll<number>().as('open'), fn.sum<number>(isLate).as('late')])
    .where('closed_at', 'is', null)
    .where(seenBy(sight))
    .groupBy(['owner', 'branch', 'department'])
    .execute();
  return rows.map((row) => ({ ...row, open: Number(row.open), late: Number(row.late) }));
}

/** Enquiries of these kinds that are not yet what they should be. */
export async function readIntake(db: Db, kinds: readonly string[], now: number) {
  const waiting = db
    .selectFrom('intake')
    .innerJoin('enquiries', 'enquiries.id', 'intake.enquiry_id')
    .where('enquiries.kind', 'in', [...kinds, '']);
  const stuck = await waiting
    .select(['enquiries.id', 'enquiries.kind', 'enquiries.created_at', 'intake.attempts', 'intake.last_error'])
    .where(({ and, eb, or }) =>
      or([
        eb('intake.attempts', '>', 0),
        and([eb('intake.is_old', '=', 0), eb('enquiries.created_at', '<', now - STUCK_AFTER_MS)]),
      ]),
    )
    .orderBy('enquiries.id')
    .limit(MOST_STUCK)
    .execute();
  const older = await waiting
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('intake.is_old', '=', 1)
    .where('intake.attempts', '=', 0)
    .executeTakeFirst();
  return { stuck, older: Number(older?.total ?? 0) };
}

/** Until the transaction ends nobody else changes anything about the person here. */
export const holdPerson = (trx: Trx, userId: string): Promise<StaffRow | undefined> =>
  trx.updateTable('staff').set({ user_id: userId }).where('user_id', '=', userId).returningAll().executeTakeFirst();

/**
 * Somebody new at a place comes after all who are there: with a turn of long ago they would be next at once, and whoever is taken off
 * duty and put on again could so have one turn more than the others.
 */
export async function addDuty(
  trx: Trx,
  userId: string,
  { branch, department }: { branch: string; department: DepartmentName },
  now: number,
): Promise<void> {
  const newest = await trx
    .selectFrom('duty')
    .select(({ fn }) => fn.max('last_given_at').as('at'))
    .where('branch', '=', branch)
    .where('department', '=', department)
    .executeTakeFirst();
  const last_given_at = Math.max(now, Number(newest?.at ?? 0));
  await trx.insertInto('duty').values({ user_id: userId, branch, department, last_given_at }).execute();
}

/** Of open leads; those of departments that somebody can take, or all others. */
export const leadsOf = (db: Db, userId: string, sight: Sight, departments: readonly DepartmentName[] | undefined) =>
  db
    .selectFrom('leads')
    .where('owner', '=', userId)
    .where('closed_at', 'is', null)
    .where(seenBy(sight))
    .$if(departments !== undefined, (query) => query.where('department', 'in', [...(departments ?? [])]));
