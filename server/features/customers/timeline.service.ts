import type * as z from 'zod';
import { enquiries } from '../../../contract/enquiries/index.ts';
import type { customerSchema } from '../../../contract/schemas/customers.ts';
import type { Db } from '../../db/db.ts';
import type { LeadRow } from '../../db/tables.ts';
import type { Sight } from '../../leads/sight.ts';
import { namesOf } from './brief-leads.ts';
import { sayActivity } from './say-activity.ts';
import type { Source } from './timeline.repository.ts';
import { activitiesBefore, enquiriesBefore, readPlace, writePlace } from './timeline.repository.ts';

type Customer = z.input<typeof customerSchema>;
type Entry = Customer['timeline'][number] & { source: Source; id: number };

const ENTRIES_AT_ONCE = 25;

const titleOf = (kind: string): string => enquiries.find((one) => one.kind === kind)?.title ?? kind;

interface Whose {
  /** Themselves and whoever was joined to them. */
  customers: readonly number[];
  leads: readonly LeadRow[];
}

/** One timeline of enquiries and of all that was done, the newest first, a page of it. */
export async function readTimeline(
  db: Db,
  sight: Sight,
  { customers, leads }: Whose,
  before: string,
): Promise<Pick<Customer, 'timeline' | 'next'>> {
  const place = readPlace(before);
  const ids = leads.map(({ id }) => id);
  const most = ENTRIES_AT_ONCE + 1;
  const [asked, done] = await Promise.all([
    enquiriesBefore(db, ids, place, most),
    activitiesBefore(db, { leads: ids, customers }, place, most),
  ]);
  const people = done.flatMap(({ user_id, details }) => [user_id, ...ownersIn(details)]);
  const names = await namesOf(db, people.filter(Boolean));
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  /** What was written to another department is for that one. */
  const shown = (lead: LeadRow | undefined, text: string) =>
    !lead || lead.owner === sight.userId || sight.departments.includes(lead.department) ? text : '';
  const entries: Entry[] = [
    ...asked.map(({ id, at, lead_id, kind, name, model, registration, message, reference }) => {
      const lead = byId.get(lead_id);
      const text = shown(lead, [name, model, registration, message].filter(Boolean).join(' · '));
      const department = lead?.department ?? null;
      const fixed = { kind: 'enquiry' as const, outcome: null, who: '', source: 'enquiry' as const };
      return { ...fixed, id, key: `e${id}`, at, leadId: lead_id, department, title: titleOf(kind), text, reference };
    }),
    ...done.map((row) => {
      const { id, at, lead_id, kind, outcome, user_id } = row;
      const lead = lead_id === null ? undefined : byId.get(lead_id);
      const fixed = { reference: null, source: 'activity' as const, department: lead?.department ?? null };
      const who = names.get(user_id) ?? user_id;
      const title = sayActivity(row, names);
      return {
        ...fixed,
        id,
        key: `a${id}`,
        at,
        leadId: lead_id,
        kind,
        outcome,
        title,
        text: shown(lead, row.text),
        who,
      };
    }),
  ];
  entries.sort(
    (one, other) =>
      other.at - one.at || (one.source > other.source ? 1 : one.source < other.source ? -1 : other.id - one.id),
  );
  const page = entries.slice(0, ENTRIES_AT_ONCE);
  const last = page.at(-1);
  return { timeline: page, next: last && entries.length > page.length ? writePlace(last) : '' };
}

function ownersIn(details: string): string[] {
  const { owner } = JSON.parse(details) as { owner?: unknown };
  return [owner].flat().filter((one): one is string => typeof one === 'string');
}
