import { branchSlug } from '../layout/branch-slug.ts';

/** The branch whose page it is: the one that the address names, else the first with the id. */
export const pickBranch = <Branch extends { name: string }>(
  branches: readonly Branch[] | undefined,
  name: string | null,
): Branch | undefined => branches?.find((branch) => branchSlug(branch.name) === name) ?? branches?.[0];
