import { departmentNamed } from '../../contract/leads/departments/index.ts';
import type { Db, Trx } from '../db/db.ts';
import type { Database } from '../db/engine.ts';
import type { LeadRow } from '../db/tables.ts';
import { changeLead } from './change-lead.ts';
import type { Desk } from './desk.ts';
import { isOpenNow, readDesk } from './desk.ts';
import { given, ownerOf } from './take-in.ts';
import { tellOfGiving } from './tell-people.ts';
import type { Team } from './turns.ts';
import { presentTeams, Turns } from './turns.ts';

/** What belongs to nobody although somebody is there, the oldest first. */
const waitingFor = (db: Db, { branch, department }: Team) =>
  db
    .selectFrom('leads')
    .selectAll()
    .where('branch', '=', branch)
    .where('department', '=', department)
    .where('owner', 'is', null)
    .where('closed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id');

async function openTeams(db: Db, desk: Desk): Promise<Team[]> {
  return (await presentTeams(db, desk.now)).filter(({ branch }) => isOpenNow(desk, branch));
}

/** The first that can be given to somebody now. Hours are looked up only where somebody could have one. */
export async function isPoolWaiting(db: Db, now: number): Promise<boolean> {
  const teams: Team[] = [];
  for (const team of await presentTeams(db, now)) {
    if (await waitingFor(db, team).limit(1).executeTakeFirst()) teams.push(team);
  }
  if (teams.length === 0) return false;
  const desk = await readDesk(db, now);
  return teams.some(({ branch }) => isOpenNow(desk, branch));
}

/** Gives what waits to those who are there, in turn. Returns how many. */
export async function handOutPool({ db }: Pick<Database, 'db'>, now: number, stop: AbortSignal): Promise<number> {
  const desk = await readDesk(db, now);
  let count = 0;
  for (const team of await openTeams(db, desk)) {
    for (let last: LeadRow | undefined; !stop.aborted; ) {
      const lead = await waitingFor(db, team).limit(1).executeTakeFirst();
      // Somebody else is quicker, or nobody is there any more: the next run sees.
      if (!lead || (lead.id === last?.id && lead.version === last.version)) break;
      if (await giveOut(db, desk, lead)) count += 1;
      last = lead;
    }
  }
  return count;
}

/** Whose turn it was is undone, too. */
class TakenByAnother extends Error {}

/** False where nobody is there any more, or somebody else was quicker. */
async function giveOut(db: Db, desk: Desk, lead: LeadRow): Promise<boolean> {
  try {
    return await db.transaction().execute((trx) => give(trx, desk, lead));
  } catch (error) {
    if (error instanceof TakenByAnother) return false;
    throw error;
  }
}

async function give(trx: Trx, desk: Desk, lead: LeadRow): Promise<boolean> {
  const turns = new Turns(trx, desk);
  const owner = await turns.take(lead, await knownTo(trx, lead));
  if (owner === null) return false;
  await turns.write();
  const changed = await changeLead(trx, { lead, change: { owner }, activity: given(desk, null, owner) });
  if (!changed) throw new TakenByAnother();
  await tellOfGiving(trx, changed, desk.now);
  return true;
}

async function knownTo(trx: Trx, { customer_id, department }: LeadRow): Promise<string | null> {
  if (customer_id === null) return null;
  const leads = await trx
    .selectFrom('leads')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .orderBy('id', 'desc')
    .execute();
  return ownerOf({ leads, department: departmentNamed(department) });
}
