import { kolkataDate, kolkataTime } from '../../contract/kolkata-time.ts';
import type { Db, Trx } from '../db/db.ts';

/** The customer who answers under a number, and those who turned out to be the same person. */
async function customersOf(db: Db, mobile: string): Promise<number[]> {
  const found = await db.selectFrom('customer_numbers').select('customer_id').where('mobile', '=', mobile).execute();
  const ids = new Set(found.map(({ customer_id }) => customer_id));
  for (let before = -1; before !== ids.size; ) {
    before = ids.size;
    const joined = await db
      .selectFrom('merges')
      .select(['kept', 'joined'])
      .where('undone_at', 'is', null)
      .where(({ or, eb }) => or([eb('kept', 'in', [...ids, 0]), eb('joined', 'in', [...ids, 0])]))
      .execute();
    for (const { kept, joined: other } of joined) ids.add(kept).add(other);
  }
  return [...ids];
}

/** Every number that the person with this one answers under. */
export async function numbersOf(db: Db, mobile: string): Promise<string[]> {
  const customers = await customersOf(db, mobile);
  const rows = await db
    .selectFrom('customer_numbers')
    .select('mobile')
    .where('customer_id', 'in', [...customers, 0])
    .orderBy('mobile')
    .execute();
  return [...new Set([mobile, ...rows.map((row) => row.mobile)])];
}

export async function countLeadsOf(db: Db, mobile: string): Promise<number> {
  const { total } = await leadsOf(db, await customersOf(db, mobile))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

const leadsOf = (db: Db, customers: readonly number[]) =>
  db.selectFrom('leads').where('customer_id', 'in', [...customers, 0]);

const timeOf = (at: number | null) => (at === null ? null : `${kolkataDate(at)} ${kolkataTime(at)}`);

/** What the desk knows of the person. Who did it is about somebody else. */
export async function exportDeskOf(db: Db, mobile: string) {
  const ids = await customersOf(db, mobile);
  const customers = await db
    .selectFrom('customers')
    .selectAll()
    .where('id', 'in', [...ids, 0])
    .orderBy('id')
    .execute();
  const leads = await leadsOf(db, ids).selectAll().orderBy('id').execute();
  const leadIds = [...leads.map(({ id }) => id), 0];
  const activities = await db
    .selectFrom('activities')
    .selectAll()
    .where(({ or, eb }) => or([eb('lead_id', 'in', leadIds), eb('customer_id', 'in', [...ids, 0])]))
    .orderBy('id')
    .execute();
  const merges = await db
    .selectFrom('merges')
    .selectAll()
    .where(({ or, eb }) => or([eb('kept', 'in', [...ids, 0]), eb('joined', 'in', [...ids, 0])]))
    .orderBy('id')
    .execute();
  return {
    numbers: await numbersOf(db, mobile),
    customers: customers.map(({ id, name, language, do_not_contact, created_at }) => ({
      id,
      name,
      language,
      doNotContact: do_not_contact === 1,
      since: kolkataDate(created_at),
    })),
    leads: leads.map((lead) => ({
      id: lead.id,
      name: lead.name,
      department: lead.department,
      branch: lead.branch,
      model: lead.model,
      source: lead.source,
      stage: lead.stage,
      lostReason: lead.lost_reason,
      lostWords: lead.lost_words,
      came: timeOf(lead.created_at),
      firstAttempt: timeOf(lead.first_attempt_at),
      firstReached: timeOf(lead.first_reached_at),
      nextStep: timeOf(lead.follow_up_at),
      ended: timeOf(lead.closed_at),
    })),
    activities: activities.map(({ lead_id, kind, outcome, text, details, at }) => ({
      lead: lead_id,
      kind,
      outcome,
      text,
      details: withoutStaff(details),
      at: timeOf(at),
    })),
    merges: merges.map(({ kept, joined, at, undone_at }) => ({
      kept,
      joined,
      at: timeOf(at),
      undone: timeOf(undone_at),
    })),
  };
}

function withoutStaff(details: string): object {
  const { owner: _owner, ...others } = JSON.parse(details) as Record<string, unknown>;
  return others;
}

/**
 * The customer with all their numbers, leads and what was written about them. After the enquiries of these numbers: what the job was making of one of them
 * is there by then. Enquiries of somebody else that had come to one of these leads get one of their own. Returns how many leads.
 */
export async function eraseDeskOf(trx: Trx, mobile: string): Promise<number> {
  const customers = await customersOf(trx, mobile);
  const leads = (await leadsOf(trx, customers).select('id').execute()).map(({ id }) => id);
  const others = await trx
    .selectFrom('lead_enquiries')
    .innerJoin('enquiries', 'enquiries.id', 'lead_enquiries.enquiry_id')
    .select(['enquiries.id', 'enquiries.created_at'])
    .where('lead_id', 'in', [...leads, 0])
    .execute();
  await trx
    .deleteFrom('leads')
    .where('id', 'in', [...leads, 0])
    .execute();
  await trx
    .deleteFrom('customers')
    .where('id', 'in', [...customers, 0])
    .execute();
  if (others.length > 0) {
    await trx
      .insertInto('intake')
      .values(others.map(({ id, created_at }) => ({ enquiry_id: id, not_before: created_at, is_old: 1 })))
      .execute();
  }
  return leads.length;
}

/** Leads of other people in whose notes the number stands, in whatever spelling. Walks them all. */
export async function listNotesAbout(db: Db, mobile: string): Promise<number[]> {
  const own = new Set(
    (
      await leadsOf(db, await customersOf(db, mobile))
        .select('id')
        .execute()
    ).map(({ id }) => id),
  );
  const spelled = new RegExp([...mobile].join('[\\s()./-]{0,3}'));
  const found = new Set<number>();
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('activities')
      .select(['id', 'lead_id', 'text'])
      .where('id', '>', last)
      .where('text', '<>', '')
      .orderBy('id')
      .limit(PIECE)
      .execute();
    for (const { lead_id, text } of rows)
      if (lead_id !== null && !own.has(lead_id) && spelled.test(text)) found.add(lead_id);
    const end = rows.at(-1);
    if (!end) return [...found];
    last = end.id;
  }
}

const PIECE = 2000;

/**
 * Leads from before an instant whose enquiries are gone: those that have ended, and those that nobody has touched since. The ones that somebody is at work on
 * stay. Their customers go with the last of them. Returns how many leads.
 */
export const eraseLeadsBefore = (db: Db, before: number, piece: number): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const over = trx
      .selectFrom('leads')
      .select('id')
      .where('created_at', '<', before)
      .where('last_enquiry_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('lead_enquiries').select('enquiry_id').whereRef('lead_id', '=', 'leads.id'))),
      )
      .where(({ or, and, eb, not, exists, selectFrom }) =>
        or([
          eb('closed_at', 'is not', null),
          and([
            or([eb('follow_up_at', 'is', null), eb('follow_up_at', '<', before)]),
            not(
              exists(
                selectFrom('activities')
                  .select('activities.id')
                  .whereRef('activities.lead_id', '=', 'leads.id')
                  .where('activities.user_id', '<>', '')
                  .where('activities.at', '>=', before),
              ),
            ),
          ]),
        ]),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(piece);
    const gone = await trx.deleteFrom('leads').where('id', 'in', over).returning('customer_id').execute();
    const customers = gone.flatMap(({ customer_id }) => customer_id ?? []);
    await trx
      .deleteFrom('customers')
      .where(({ or, eb, selectFrom }) =>
        or([
          eb('id', 'in', [...customers, 0]),
          eb(
            'id',
            'in',
            selectFrom('merges')
              .select('joined')
              .where('kept', 'in', [...customers, 0]),
          ),
        ]),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('leads').select('leads.id').whereRef('leads.customer_id', '=', 'customers.id'))),
      )
      .execute();
    return gone.length;
  });
