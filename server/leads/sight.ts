import type { Expression, ExpressionBuilder, RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { DepartmentName } from '../../contract/leads/departments/index.ts';
import { departmentsOf } from '../../contract/leads/departments/index.ts';
import { may, roles } from '../../contract/roles/index.ts';
import type { Db } from '../db/db.ts';
import { branchesOf } from '../db/staff.ts';
import type { LeadRow, StaffRow, Tables } from '../db/tables.ts';

/** Which leads somebody sees. */
export interface Sight {
  userId: string;
  departments: readonly DepartmentName[];
  /** Undefined: all. */
  branches: readonly string[] | undefined;
  /** Those of others, too. */
  isAll: boolean;
  seesNumbers: boolean;
}

export async function sightOf(db: Db, { user_id, role }: Pick<StaffRow, 'user_id' | 'role'>): Promise<Sight> {
  const isOfBranches = roles.find(({ name }) => name === role)?.isOfBranches ?? true;
  const own = isOfBranches ? await branchesOf(db, user_id) : [];
  return {
    userId: user_id,
    departments: departmentsOf(role),
    branches: own.length > 0 ? own : undefined,
    // Whoever only reads has no leads of their own.
    isAll: may(role, 'leads.oversee') || !may(role, 'leads.work'),
    seesNumbers: may(role, 'numbers.read'),
  };
}

/** As a condition on `leads`. Whoever was given a lead sees it, wherever it is. */
export function seenBy({ userId, departments, branches, isAll }: Sight) {
  return ({ eb, and, or }: ExpressionBuilder<Tables, 'leads'>): Expression<SqlBool> => {
    const isOwn = eb('leads.owner', '=', userId);
    if (departments.length === 0) return isOwn;
    const isHere = and([
      eb('leads.department', 'in', departments),
      ...(branches ? [eb('leads.branch', 'in', [...branches, ''])] : []),
    ]);
    if (isAll) return or([isOwn, isHere]);
    const isFree = or([eb('leads.owner', 'is', null), eb('leads.offered_to', '<>', 'owner')]);
    return or([isOwn, and([isHere, isFree])]);
  };
}

type Condition = (eb: ExpressionBuilder<Tables, 'leads'>) => Expression<SqlBool>;

/** The same text, and no index knows it. */
const UNKNOWN_BRANCH = sql<string>`leads.branch || ''`;

/** A part of what somebody sees. */
export interface SeenPart {
  isSeen: Condition;
  /** The same in words that no index of branches knows: for whoever goes through a list in its order, and meets many of them there. */
  isMet: Condition;
  /** Whose they are: the index that has them has them in order, too. */
  isOwn: boolean;
}

/** The same in parts, of which each lead is in one at most: each can be served by an index of its own. */
export function seenInParts({ userId, departments, branches, isAll }: Sight): SeenPart[] {
  const isOwn: Condition = (eb) => eb('leads.owner', '=', userId);
  const own: SeenPart = { isSeen: isOwn, isMet: isOwn, isOwn: true };
  if (departments.length === 0) return [own];
  const isFree: Condition = (eb) => eb('leads.owner', 'is', null);
  const isOfAnother: Condition = (eb) => eb('leads.owner', '<>', userId);
  const here =
    (branch: 'leads.branch' | RawBuilder<string>, isTheirs: Condition): Condition =>
    (eb) =>
      eb.and([
        eb('leads.department', 'in', departments),
        ...(branches ? [eb(branch, 'in', [...branches, ''])] : []),
        isTheirs(eb),
      ]);
  const part = (isTheirs: Condition): SeenPart => ({
    isSeen: here('leads.branch', isTheirs),
    isMet: here(UNKNOWN_BRANCH, isTheirs),
    isOwn: false,
  });
  if (isAll) return [own, part((eb) => eb.or([isFree(eb), isOfAnother(eb)]))];
  // Those that are offered are few at any time, and have an index: by that rather than by their branch.
  const isOffered = here(UNKNOWN_BRANCH, (eb) => eb.and([isOfAnother(eb), eb('leads.offered_to', '<>', 'owner')]));
  return [own, part(isFree), { isSeen: isOffered, isMet: isOffered, isOwn: false }];
}

/** The same of one that was read. */
export function isSeenBy({ userId, departments, branches, isAll }: Sight, lead: LeadRow): boolean {
  if (lead.owner === userId) return true;
  const isHere = departments.includes(lead.department) && (!branches || [...branches, ''].includes(lead.branch));
  return isHere && (isAll || lead.owner === null || lead.offered_to !== 'owner');
}
