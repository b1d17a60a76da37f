import type { trades } from '../../contract/branches.ts';
import { weekDays } from '../../contract/branches.ts';
import { MINUTE_MS } from '../../contract/durations.ts';
import type { Db } from '../db/db.ts';
import { branchKind } from '../documents/kinds/branch.ts';
import { readLive } from '../documents/live-documents.ts';
import { openingFrom } from './branch-opening.ts';
import type { Opening } from './opening-minutes.ts';
import { afterOpeningTime, isOpenAt } from './opening-minutes.ts';

/** Whoever sends an enquiry is to be called within so many opening minutes. */
const ATTEMPT_WITHIN_MS = 15 * MINUTE_MS;

export interface DeskBranch {
  key: string;
  /** Its number in addresses. */
  id: number;
  /** In English, as enquiries name it. */
  name: string;
  trades: readonly (typeof trades)[number][];
  /** Undefined: it says of no day when it opens. */
  opening: Opening | undefined;
}

/** What the desk goes by at one moment, by itself. */
export interface Desk {
  now: number;
  /** In their order, without those that closed for good. */
  branches: readonly DeskBranch[];
  /** Where enquiries of a kind go that name no branch. */
  rules: ReadonlyMap<string, string>;
}

export async function readDesk(db: Db, now: number): Promise<Desk> {
  const documents = (await readLive(db, branchKind)).of(branchKind);
  const rules = await db.selectFrom('branch_rules').selectAll().execute();
  return {
    now,
    branches: documents.map(({ key, body }) => {
      const isEverOpen = weekDays.some((day) => body.week[day] !== null);
      const opening = isEverOpen ? openingFrom(body) : undefined;
      return { key, id: body.id, name: body.name.en, trades: body.trades, opening };
    }),
    rules: new Map(rules.map(({ kind, branch }) => [kind, branch])),
  };
}

const openingOf = ({ branches }: Desk, branch: string): Opening | undefined =>
  branches.find(({ key }) => key === branch)?.opening;

/** By when somebody must have tried; where no hours are known, by the clock on the wall. */
export function dueFrom(desk: Desk, branch: string, from: number): number {
  const opening = openingOf(desk, branch);
  return (opening && afterOpeningTime(opening, from, ATTEMPT_WITHIN_MS)) ?? from + ATTEMPT_WITHIN_MS;
}

/** A branch that never says when it opens would have its leads wait for ever. */
export function isOpenNow(desk: Desk, branch: string): boolean {
  const opening = openingOf(desk, branch);
  return !opening || isOpenAt(opening, desk.now);
}
