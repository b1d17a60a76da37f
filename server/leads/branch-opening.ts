import type { BranchDocument } from '../../contract/types.ts';
import { branchKind } from '../documents/kinds/branch.ts';
import type { Documents } from '../documents/live-documents.ts';
import { madeOf } from '../documents/live-documents.ts';
import type { Opening } from './opening-minutes.ts';

/** The hours of a branch as its document has them. */
export const openingFrom = ({ week, holidays }: Pick<BranchDocument, 'week' | 'holidays'>): Opening => ({
  week,
  closedOn: new Set(holidays.map(({ date }) => date)),
});

const openings = madeOf(
  [branchKind],
  (documents) => new Map(documents.of(branchKind).map(({ key, body }): [string, Opening] => [key, openingFrom(body)])),
);

/** When a branch is open, as its document says; undefined: there is no such branch. */
export const openingOf = (documents: Documents, branch: string): Opening | undefined => openings(documents).get(branch);

/** How staff read the branches, by their keys. */
export const branchNames = madeOf(
  [branchKind],
  (documents): ReadonlyMap<string, string> =>
    new Map(documents.of(branchKind).map(({ key, body }) => [key, body.name.en])),
);
