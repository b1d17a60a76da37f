import type { Db } from '../db/db.ts';
import type { Database } from '../db/engine.ts';
import type { LeadRow } from '../db/tables.ts';
import { addActivity } from './change-lead.ts';
import type { Desk } from './desk.ts';
import { dueFrom, readDesk } from './desk.ts';
import { tellOfLate } from './tell-people.ts';

/**
 * Whoever takes a lead that is offered to them because it is late takes it over from its owner: that is a handover, and it has the whole time again. After so
 * many it stays where it is.
 */
const MOST_HANDOVERS = 2;
const AT_ONCE = 200;

/** Nobody has tried although somebody should have, and not everybody who can be asked has been. What was sent by itself is no attempt. */
const overdue = (db: Db, now: number) =>
  db
    .selectFrom('leads')
    .selectAll()
    .where('closed_at', 'is', null)
    .where('first_attempt_at', 'is', null)
    .where('stage', '=', 'new')
    .where('offered_to', '<>', 'manager')
    .where('due_at', '<=', now)
    .where('handovers', '<', MOST_HANDOVERS);

const NEXT = { owner: 'branch', branch: 'manager' } as const;

/** Those whose time is over now: once it is, the whole branch is asked, and when it is over again its manager. */
async function listLate(db: Db, desk: Desk): Promise<LeadRow[]> {
  const late: LeadRow[] = [];
  for (let last = 0; ; ) {
    const leads = await overdue(db, desk.now).where('id', '>', last).orderBy('id').limit(AT_ONCE).execute();
    for (const lead of leads) if ((await timeUntilNext(db, desk, lead)) <= 0) late.push(lead);
    const end = leads.at(-1);
    if (!end || leads.length < AT_ONCE) return late;
    last = end.id;
  }
}

async function timeUntilNext(db: Db, desk: Desk, lead: LeadRow): Promise<number> {
  const begun = lead.handovers > 0 ? await lastGivenAt(db, lead) : undefined;
  const first = begun === undefined ? lead.due_at : dueFrom(desk, lead.branch, begun);
  const next = lead.offered_to === 'owner' ? first : dueFrom(desk, lead.branch, first);
  return next - desk.now;
}

async function lastGivenAt(db: Db, { id }: LeadRow): Promise<number | undefined> {
  const given = await db
    .selectFrom('activities')
    .select('at')
    .where('lead_id', '=', id)
    .where('kind', '=', 'given')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return given?.at;
}

/** Hours are looked up only where somebody is late at all. */
export async function isAnybodyLate(db: Db, now: number): Promise<boolean> {
  const first = await overdue(db, now).limit(1).executeTakeFirst();
  return first !== undefined && (await listLate(db, await readDesk(db, now))).length > 0;
}

/** Offers what nobody has answered in time to more people. Returns how many. */
export async function offerLate({ db }: Pick<Database, 'db'>, now: number, stop: AbortSignal): Promise<number> {
  const desk = await readDesk(db, now);
  let offered = 0;
  for (const lead of await listLate(db, desk)) {
    if (stop.aborted) break;
    if (await offer(db, desk, lead)) offered += 1;
  }
  return offered;
}

/** False where somebody has done something about it meanwhile. */
const offer = (db: Db, { now }: Desk, lead: LeadRow): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    if (lead.offered_to === 'manager') return false;
    const offered_to = NEXT[lead.offered_to];
    const details = JSON.stringify({ offered_to: [lead.offered_to, offered_to] });
    // Its version stays: nobody who is writing about it is in anybody's way.
    const offered = await trx
      .updateTable('leads')
      .set({ offered_to })
      .where('id', '=', lead.id)
      .where('version', '=', lead.version)
      .where('offered_to', '=', lead.offered_to)
      .returningAll()
      .executeTakeFirst();
    if (!offered) return false;
    await addActivity(trx, lead.id, { kind: 'late', details, at: now });
    await tellOfLate(trx, offered, now);
    return true;
  });
