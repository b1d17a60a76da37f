import type * as z from 'zod';
import { formatDate, formatRupees } from '../../../contract/display.ts';
import { columnOf } from '../../../contract/enquiries/enquiry-definition.ts';
import { maskNumber, maskNumbers } from '../../../contract/mobile-number.ts';
import type { ReportColumn, ReportDefinition } from '../../../contract/reports/define-report.ts';
import { reports } from '../../../contract/reports/index.ts';
import type { leadDetailsSchema, leadEnquirySchema } from '../../../contract/schemas/leads.ts';
import type { Db } from '../../db/db.ts';
import type { EnquiryRow, LeadRow } from '../../db/tables.ts';
import { peopleIn, saysOf } from '../../leads/activity-words.ts';
import { branchNames } from '../../leads/branch-opening.ts';
import { colleaguesFor } from '../../leads/colleagues.ts';
import type { Desk } from './desk.ts';
import { cardsOf, namesOfPeople } from './lead-cards.ts';
import { readyTextsFor } from './ready-texts.ts';

export type LeadDetails = z.input<typeof leadDetailsSchema>;
type LeadEnquiry = z.input<typeof leadEnquirySchema>;

const MOST_ENQUIRIES = 50;
const MOST_ACTIVITIES = 200;

/** All that a screen shows of one lead. */
export async function detailsOf(desk: Desk, lead: LeadRow): Promise<LeadDetails> {
  const { db, sight, documents, now } = desk;
  const [card] = await cardsOf(db, [lead], desk);
  if (!card) throw new Error('A lead has no card.');
  const [enquiries, activities, colleagues] = await Promise.all([
    enquiriesOf(db, lead.id),
    activitiesOf(db, lead.id),
    colleaguesFor(db, lead, now),
  ]);
  const names = {
    people: await namesOfPeople(db, activities.flatMap(peopleIn)),
    branches: branchNames(documents),
    now,
  };
  const shown = (text: string) => (sight.seesNumbers ? text : maskNumbers(text));
  return {
    ...card,
    enquiries: enquiries.map((enquiry) => enquiryOf(enquiry, shown, sight.seesNumbers)),
    activities: activities.map((activity) => ({
      id: activity.id,
      kind: activity.kind,
      outcome: activity.outcome,
      text: shown(activity.text),
      says: saysOf(activity, names),
      userId: activity.user_id,
      userName: names.people.get(activity.user_id) ?? activity.user_id,
      at: activity.at,
    })),
    readyTexts: readyTextsFor(desk, card),
    colleagues,
  };
}

const enquiriesOf = (db: Db, leadId: number): Promise<EnquiryRow[]> =>
  db
    .selectFrom('lead_enquiries')
    .innerJoin('enquiries', 'enquiries.id', 'lead_enquiries.enquiry_id')
    .selectAll('enquiries')
    .where('lead_enquiries.lead_id', '=', leadId)
    .orderBy('enquiries.id', 'desc')
    .limit(MOST_ENQUIRIES)
    .execute();

const activitiesOf = (db: Db, leadId: number) =>
  db
    .selectFrom('activities')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_ACTIVITIES)
    .execute();

function enquiryOf(row: EnquiryRow, shown: (text: string) => string, seesNumbers: boolean): LeadEnquiry {
  const report = reports.find(({ enquiry }) => enquiry.kind === row.kind);
  return {
    id: row.id,
    kind: row.kind,
    reference: row.reference,
    name: row.name,
    message: shown(row.message),
    at: row.created_at,
    details: report
      ? detailsIn(report, row, seesNumbers).map(({ label, value }) => ({ label, value: shown(value) }))
      : [],
  };
}

/** What stands in columns of its own is not said again. */
function detailsIn(report: ReportDefinition, row: EnquiryRow, seesNumbers: boolean) {
  const details = JSON.parse(row.details) as Record<string, unknown>;
  return [...report.columns, ...report.extraColumns].flatMap((column) => {
    const shared = columnOf(report.enquiry, column.field);
    if (shared === 'name' || shared === 'message') return [];
    const value = inWords(column, shared ? row[shared] : details[column.field]);
    if (value === '') return [];
    const isHidden = shared === 'mobile' && !seesNumbers;
    return [{ label: column.label, value: isHidden ? maskNumber(value) : value }];
  });
}

function inWords({ kind }: ReportColumn, value: unknown): string {
  if (typeof value === 'number') return kind === 'amount' ? formatRupees(value) : String(value);
  if (typeof value !== 'string') return '';
  return kind === 'date' ? formatDate(value) : value;
}
