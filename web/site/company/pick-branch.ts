import { isBranch } from '../layout/navigation.ts';

/** The branch whose page it is: the one that the address names, else the first with the id. */
export const pickBranch = <Branch extends { name: string }>(
  branches: readonly Branch[] | undefined,
  name: string | null,
): Branch | undefined => branches?.find((branch) => name && isBranch(branch.name, name)) ?? branches?.[0];
