/** The branch whose page it is: the one that the address names, else the first with the id. */
export const pickBranch = <Branch extends { slug: string }>(
  branches: readonly Branch[] | undefined,
  name: string | null,
): Branch | undefined => branches?.find(({ slug }) => slug === name) ?? branches?.[0];
