import type { Expression, ExpressionBuilder, RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type * as z from 'zod';
import { DAY_MS } from '../../../contract/durations.ts';
import { kolkataDate, kolkataDayStart } from '../../../contract/kolkata-time.ts';
import type { LeadOrder, LeadStateName } from '../../../contract/leads/lead-filters.ts';
import { LEADS_PER_PAGE, ownerWords } from '../../../contract/leads/lead-filters.ts';
import type { leadQuerySchema } from '../../../contract/schemas/leads.ts';
import type { Db } from '../../db/db.ts';
import type { LeadRow, Tables } from '../../db/tables.ts';
import { HttpError } from '../../http/http-error.ts';
import { figureConditions, isCounted } from '../../leads/figure-conditions.ts';
import type { SeenPart, Sight } from '../../leads/sight.ts';
import { seenInParts } from '../../leads/sight.ts';
import { MOST_LOOKED_UP } from './most-looked-up.ts';
import type { Among } from './search-leads.ts';

type LeadQuery = z.output<typeof leadQuerySchema>;
/** Of the others `search-leads.ts` knows. */
type Filters = Omit<LeadQuery, 'order' | 'after' | 'q' | 'kind' | 'model' | 'source' | 'branch'>;
type LeadExpressions = ExpressionBuilder<Tables, 'leads'>;
type Leads = SelectQueryBuilder<Tables, 'leads', object>;

/** What leads are compared by. The indexes of the table are made of the same expressions, letter by letter. */
interface Order {
  key: RawBuilder<number>;
  isDown: boolean;
  /** An index has the leads of each owner in this order. */
  hasOwn?: true;
}

const NEXT_STEP = sql<number>`coalesce(leads.follow_up_at, leads.due_at)`;
const orders: Readonly<Record<LeadOrder, Order>> = {
  urgent: { key: NEXT_STEP, isDown: false, hasOwn: true },
  newest: { key: sql`leads.last_enquiry_at`, isDown: true, hasOwn: true },
  oldest: { key: sql`leads.created_at`, isDown: false },
  // Those without a date come last.
  followUp: { key: sql`coalesce(leads.follow_up_at, 9007199254740991)`, isDown: false },
};

interface Asked {
  sight: Sight;
  query: LeadQuery;
  now: number;
  /** Among which to look, where something is searched for. */
  among?: readonly Among[];
}

interface LeadPage {
  leads: LeadRow[];
  /** Where the next page begins; empty: there is none. */
  next: string;
}

type PlacedLead = LeadRow & { place: number };

/** A page of the leads that somebody sees. Each part of them is read in order by its index, and the parts are put together here. */
export async function listPage(db: Db, asked: Asked): Promise<LeadPage> {
  const order = orderOf(asked.query);
  const parts = seenInParts(sightWithin(asked)).map((part) => readPart(db, asked, order, part));
  const found = (await Promise.all(parts)).flat().toSorted(byPlace(order));
  const page = found.slice(0, LEADS_PER_PAGE);
  const last = page.at(-1);
  return {
    leads: page.map(({ place, ...lead }) => lead),
    next: last && found.length > LEADS_PER_PAGE ? `${last.place}.${last.id}` : '',
  };
}

/** Of a branch that is not theirs, somebody sees only what they were given: nothing else need be looked for. */
const sightWithin = ({ sight, query: { branch } }: Asked): Sight =>
  branch === '' || !sight.branches || sight.branches.includes(branch) ? sight : { ...sight, departments: [] };

/**
 * Few are looked up and put in order; many are met on the way through the list in its order. An expression that no index knows keeps the
 * engine from deciding otherwise: it does not know that the leads of a branch may all be old.
 */
async function readPart(db: Db, asked: Asked, order: Order, part: SeenPart): Promise<PlacedLead[]> {
  const { sight, query, now, among = [] } = asked;
  const isFewOfAll = isShortTime(query) || among.some(({ areFew }) => areFew);
  const isInOrder = part.isOwn && order.hasOwn;
  const areFew = isFewOfAll || (!isInOrder && (await haveFew(db, part.isSeen)));
  const key = areFew ? sql<number>`${order.key} + 0` : order.key;
  let leads = filtered(db.selectFrom('leads').where(areFew ? part.isSeen : part.isMet), query, sight.userId, now);
  for (const { isAmong } of among) leads = leads.where(isAmong);
  return behind(leads, { ...order, key }, readPlace(query.after))
    .selectAll()
    .select(key.as('place'))
    .orderBy(key, order.isDown ? 'desc' : 'asc')
    .orderBy('leads.id', order.isDown ? 'desc' : 'asc')
    .limit(LEADS_PER_PAGE + 1)
    .execute();
}

async function haveFew(db: Db, isSeen: SeenPart['isSeen']): Promise<boolean> {
  const some = db
    .selectFrom('leads')
    .where(isSeen)
    .select('leads.id')
    .limit(MOST_LOOKED_UP + 1);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) <= MOST_LOOKED_UP;
}

const orderOf = ({ order, state }: LeadQuery): Order =>
  orders[order === 'urgent' && !isOfOpenOnes(state) ? 'newest' : order];

const SHORT_MS = 62 * DAY_MS;

/** Those who came within two months or so. */
const isShortTime = ({ from, to }: LeadQuery): boolean =>
  from !== '' && to !== '' && kolkataDayStart(to) - kolkataDayStart(from) < SHORT_MS;

const isOfOpenOnes = (state: LeadStateName): boolean => state !== 'closed' && state !== 'all';

const byPlace =
  ({ isDown }: Order) =>
  (one: PlacedLead, other: PlacedLead): number =>
    (isDown ? -1 : 1) * (one.place - other.place || one.id - other.id);

interface Place {
  key: number;
  id: number;
}

function readPlace(after: string): Place | undefined {
  if (after === '') return undefined;
  const [, key, id] = /^(\d{1,16})\.(\d{1,15})$/.exec(after) ?? [];
  if (key === undefined || !Number.isSafeInteger(Number(key))) throw new HttpError(400, 'lead.beginAgain');
  return { key: Number(key), id: Number(id) };
}

function behind(leads: Leads, { key, isDown }: Order, after: Place | undefined): Leads {
  if (!after) return leads;
  return isDown
    ? leads.where(sql<boolean>`${key} <= ${after.key} and (${key} < ${after.key} or leads.id < ${after.id})`)
    : leads.where(sql<boolean>`${key} >= ${after.key} and (${key} > ${after.key} or leads.id > ${after.id})`);
}

function filtered(leads: Leads, query: Filters, userId: string, now: number): Leads {
  const { department, owner, stage, lost, state, figure, from, to } = query;
  let found = leads.where((eb) => inState(eb, state, now));
  if (department) found = found.where('leads.department', '=', department);
  if (stage) found = found.where('leads.stage', '=', stage);
  if (lost) found = found.where('leads.lost_reason', '=', lost);
  if (figure) found = found.where(isCounted).where(figureConditions[figure]);
  if (owner === ownerWords.nobody) found = found.where('leads.owner', 'is', null);
  else if (owner) found = found.where('leads.owner', '=', owner === ownerWords.me ? userId : owner);
  if (from) found = found.where('leads.created_at', '>=', kolkataDayStart(from));
  if (to) found = found.where('leads.created_at', '<', kolkataDayStart(to) + DAY_MS);
  return found;
}

/** See `leadStates`. A lead that goes on in another is in none of them. */
function inState(eb: LeadExpressions, state: LeadStateName, now: number): Expression<SqlBool> {
  if (state === 'all') return eb('leads.merged_into', 'is', null);
  if (state === 'closed') return eb.and([eb('leads.closed_at', 'is not', null), eb('leads.merged_into', 'is', null)]);
  const isOpen = eb('leads.closed_at', 'is', null);
  const isUntried = eb.and([eb('leads.first_attempt_at', 'is', null), eb('leads.follow_up_at', 'is', null)]);
  const tomorrow = kolkataDayStart(kolkataDate(now)) + DAY_MS;
  const conditions: Record<Exclude<LeadStateName, 'all' | 'closed'>, Expression<SqlBool>[]> = {
    open: [],
    late: [eb(NEXT_STEP, '<', now)],
    new: [isUntried, eb(NEXT_STEP, '>=', now)],
    due: [eb.not(isUntried), eb(NEXT_STEP, '>=', now), eb(NEXT_STEP, '<', tomorrow)],
    planned: [eb.not(isUntried), eb(NEXT_STEP, '>=', tomorrow)],
  };
  return eb.and([isOpen, ...conditions[state]]);
}

/** Counting goes no further. */
const MOST_COUNTED = 1000;

export async function countOwn(db: Db, sight: Sight, state: LeadStateName, now: number): Promise<number> {
  const own = db
    .selectFrom('leads')
    .where('leads.owner', '=', sight.userId)
    .where((eb) => inState(eb, state, now));
  return countOf(db, own);
}

/** Of those that belong to nobody: what somebody could take. */
export async function countPool(db: Db, sight: Sight, now: number): Promise<number> {
  const counts = seenInParts(sight).map(({ isSeen }) =>
    countOf(
      db,
      db
        .selectFrom('leads')
        .where(isSeen)
        .where('leads.owner', 'is', null)
        .where((eb) => inState(eb, 'open', now)),
    ),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

async function countOf(db: Db, leads: Leads): Promise<number> {
  const { count } = await db
    .selectFrom(leads.select('leads.id').limit(MOST_COUNTED).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
