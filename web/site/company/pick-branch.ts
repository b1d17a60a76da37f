/** The branch whose page it is: the one that the address names, else the first with the id. */
export const pickBranch = <Branch>(
  branches: readonly Branch[] | undefined,
  name: string | null,
  slugOf: (branch: Branch) => string,
): Branch | undefined => branches?.find((branch) => slugOf(branch) === name) ?? branches?.[0];
