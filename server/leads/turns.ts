import { kolkataDate } from '../../contract/kolkata-time.ts';
import type { DepartmentName } from '../../contract/leads/departments/index.ts';
import { may, roleNames } from '../../contract/roles/index.ts';
import type { Db, Trx } from '../db/db.ts';
import type { Desk } from './desk.ts';
import { isOpenNow } from './desk.ts';

/** Those who take turns. */
export interface Team {
  branch: string;
  department: DepartmentName;
}

const WORKING = roleNames.filter((role) => may(role, 'leads.work'));

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

/** Every team of which somebody is there. */
export const presentTeams = (db: Db, now: number): Promise<Team[]> =>
  present(db, now)
    .select(['duty.branch', 'duty.department'])
    .distinct()
    .orderBy('duty.branch')
    .orderBy('duty.department')
    .execute();

/** Those of a team who are there. */
export async function presentMembers(db: Db, { branch, department }: Team, now: number): Promise<string[]> {
  const members = await present(db, now)
    .select('duty.user_id')
    .where('duty.branch', '=', branch)
    .where('duty.department', '=', department)
    .orderBy('duty.user_id')
    .execute();
  return members.map(({ user_id }) => user_id);
}

interface HeldTeam extends Team {
  /** Of those who are there, when each was given something last. */
  members: Map<string, number>;
  /** Of all of the team. */
  lastStamp: number;
  stamped: Set<string>;
}

/**
 * Who is next, within one transaction: whoever has waited longest. A team is held until the transaction ends, so that no other server takes whoever is being given
 * something for the one who has waited longest. A stamp is later than every other of the team, even where the clock stands still or was set back.
 */
export class Turns {
  #trx: Trx;
  #desk: Desk;
  #teams = new Map<string, HeldTeam>();

  constructor(trx: Trx, desk: Desk) {
    this.#trx = trx;
    this.#desk = desk;
  }

  /** Whom the customer knows has the turn if they are there. Null: nobody is, or the branch is closed. */
  async take(team: Team, known?: string | null): Promise<string | null> {
    if (!isOpenNow(this.#desk, team.branch)) return null;
    const held = await this.#hold(team);
    const next = known && held.members.has(known) ? known : longestWaiting(held.members);
    if (next === undefined) return null;
    held.lastStamp = Math.max(this.#desk.now, held.lastStamp + 1);
    held.members.set(next, held.lastStamp);
    held.stamped.add(next);
    return next;
  }

  /** What was taken counts from then on. */
  async write(): Promise<void> {
    for (const { branch, department, members, stamped } of this.#teams.values()) {
      for (const userId of stamped) {
        await this.#trx
          .updateTable('duty')
          .set({ last_given_at: members.get(userId) ?? 0 })
          .where('user_id', '=', userId)
          .where('branch', '=', branch)
          .where('department', '=', department)
          .execute();
      }
      stamped.clear();
    }
  }

  async #hold(team: Team): Promise<HeldTeam> {
    const key = JSON.stringify([team.branch, team.department]);
    const known = this.#teams.get(key);
    if (known) return known;
    const held = await holdTeam(this.#trx, team, this.#desk.now);
    this.#teams.set(key, held);
    return held;
  }
}

async function holdTeam(trx: Trx, team: Team, now: number): Promise<HeldTeam> {
  const { branch, department } = team;
  const all = await trx
    .updateTable('duty')
    .set(({ ref }) => ({ last_given_at: ref('last_given_at') }))
    .where('branch', '=', branch)
    .where('department', '=', department)
    .returning('last_given_at')
    .execute();
  const lastStamp = Math.max(0, ...all.map(({ last_given_at }) => last_given_at));
  const there =
    all.length === 0
      ? []
      : await present(trx, now)
          .select(['duty.user_id', 'duty.last_given_at'])
          .where('duty.branch', '=', branch)
          .where('duty.department', '=', department)
          .execute();
  const members = new Map(there.map(({ user_id, last_given_at }) => [user_id, last_given_at]));
  return { branch, department, members, lastStamp, stamped: new Set() };
}

function longestWaiting(members: ReadonlyMap<string, number>): string | undefined {
  const [first] = [...members].sort(
    ([one, since], [other, otherSince]) => since - otherSince || (one < other ? -1 : 1),
  );
  return first?.[0];
}
