import type { Expression, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** Where a page ended. Of what happened in the same instant, activities come before enquiries. */
export interface Place {
  at: number;
  source: Source;
  id: number;
}

const sources = ['enquiry', 'activity'] as const;
export type Source = (typeof sources)[number];

/** What an enquiry did is told by the enquiry itself. */
const TOLD_BY_ENQUIRIES = ['arrived', 'again'] as const;

export const writePlace = ({ at, source, id }: Place): string => `${at}.${sources.indexOf(source)}.${id}`;

export function readPlace(text: string): Place | undefined {
  const [, at, source, id] = /^(\d{1,15})\.([01])\.(\d{1,15})$/.exec(text) ?? [];
  return at === undefined
    ? undefined
    : { at: Number(at), source: sources[Number(source)] ?? 'enquiry', id: Number(id) };
}

function isBefore(place: Place | undefined, source: Source, at: string, id: string): Expression<SqlBool> {
  if (!place) return sql<SqlBool>`1 = 1`;
  const [own, other] = [sources.indexOf(source), sources.indexOf(place.source)];
  const atSameTime = own === other ? sql`${sql.ref(id)} < ${place.id}` : own < other ? sql`1 = 1` : sql`1 = 0`;
  return sql<SqlBool>`(${sql.ref(at)} < ${place.at} or (${sql.ref(at)} = ${place.at} and ${atSameTime}))`;
}

export async function enquiriesBefore(db: Db, leads: readonly number[], place: Place | undefined, limit: number) {
  if (leads.length === 0) return [];
  return db
    .selectFrom('lead_enquiries')
    .innerJoin('enquiries', 'enquiries.id', 'lead_enquiries.enquiry_id')
    .select([
      ...(['enquiries.id', 'enquiries.created_at as at', 'enquiries.kind', 'enquiries.name'] as const),
      ...(['enquiries.model', 'enquiries.registration', 'enquiries.message', 'enquiries.reference'] as const),
      'lead_enquiries.lead_id',
    ])
    .where('lead_enquiries.lead_id', 'in', [...leads])
    .where(isBefore(place, 'enquiry', 'enquiries.created_at', 'enquiries.id'))
    .orderBy('enquiries.created_at', 'desc')
    .orderBy('enquiries.id', 'desc')
    .limit(limit)
    .execute();
}

export const activitiesBefore = (
  db: Db,
  { leads, customers }: { leads: readonly number[]; customers: readonly number[] },
  place: Place | undefined,
  limit: number,
) =>
  db
    .selectFrom('activities')
    .selectAll()
    .where(({ or, eb }) =>
      or([eb('customer_id', 'in', [...customers]), ...(leads.length > 0 ? [eb('lead_id', 'in', [...leads])] : [])]),
    )
    .where('kind', 'not in', TOLD_BY_ENQUIRIES)
    .where(isBefore(place, 'activity', 'at', 'id'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
