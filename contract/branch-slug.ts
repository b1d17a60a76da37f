/** How an address names a branch: `annigeri`. */
export const branchSlug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
