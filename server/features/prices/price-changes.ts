import type { Selectable } from 'kysely';
import type * as z from 'zod';
import { kolkataDate, kolkataTime } from '../../../contract/kolkata-time.ts';
import type {
  priceChangeSchema,
  priceHistoryQuerySchema,
  priceHistorySchema,
} from '../../../contract/schemas/staff.ts';
import { PRICE_HISTORY_LIMIT } from '../../../contract/staff.ts';
import type { PriceKind } from '../../changes/price-audit.ts';
import { priceActions, variantSubject } from '../../changes/price-audit.ts';
import type { Db } from '../../db/db.ts';
import type { Tables } from '../../db/tables.ts';
import type { Documents } from '../../documents/live-documents.ts';
import { modelNamed } from '../../documents/models.ts';

const KINDS = new Map<string, PriceKind>(
  Object.entries(priceActions).map(([kind, action]) => [action, kind as PriceKind]),
);

/** Out of the audit: who set each price last, when, and what it was before. */
export async function listLastChanges(db: Db): Promise<z.input<typeof priceChangeSchema>[]> {
  const newest = db
    .selectFrom('audit')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('action', 'in', [...KINDS.keys()])
    .groupBy(['action', 'subject']);
  const rows = await db.selectFrom('audit').selectAll().where('id', 'in', newest).orderBy('id', 'desc').execute();
  return rows.map(toChange);
}

/** A page of what the audit knows about one price, the newest first; that of a model comes with its variants. */
export async function listPriceHistory(
  db: Db,
  { kind, subject, page }: z.output<typeof priceHistoryQuerySchema>,
  documents: Documents,
): Promise<z.input<typeof priceHistorySchema>> {
  const names = kind === 'bike' ? namesOf(documents, subject) : [subject];
  const variants = kind === 'bike' ? variantSubjects(documents, subject) : [];
  const entries = db
    .selectFrom('audit')
    .where(({ eb, and, or }) =>
      or([
        and([eb('action', '=', priceActions[kind]), eb('subject', 'in', names)]),
        ...variants.map((variant) => and([eb('action', '=', priceActions.variant), eb('subject', '=', variant)])),
      ]),
    );
  const { total } = await entries.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await entries
    .selectAll()
    .orderBy('id', 'desc')
    .limit(PRICE_HISTORY_LIMIT)
    .offset((page - 1) * PRICE_HISTORY_LIMIT)
    .execute();
  const data = rows.map((row) => ({ id: row.id, ...toChange(row) }));
  const totalRecords = Number(total);
  return { data, totalPages: Math.ceil(totalRecords / PRICE_HISTORY_LIMIT), totalRecords };
}

/** The history has the name that a model had at that time. */
function namesOf(documents: Documents, bikeName: string): string[] {
  const model = modelNamed(documents, bikeName)?.body;
  return model?.bikeName === bikeName ? [bikeName, ...(model.earlierNames ?? [])] : [bikeName];
}

function variantSubjects(documents: Documents, bikeName: string): string[] {
  const model = modelNamed(documents, bikeName)?.body;
  if (model?.bikeName !== bikeName) return [];
  const names = namesOf(documents, bikeName);
  return model.variants.flatMap((variant) => names.map((name) => variantSubject(name, variant.name)));
}

const toChange = ({ action, subject, before, after, user_id, at }: Selectable<Tables['audit']>) => ({
  kind: KINDS.get(action) ?? 'bike',
  subject,
  before: Number(before),
  after: Number(after),
  user_id,
  date: kolkataDate(Number(at)),
  time: kolkataTime(Number(at)),
});
