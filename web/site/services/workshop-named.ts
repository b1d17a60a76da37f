import type { Reply } from '../../lib/api-client.ts';

type Branches = Reply<'listNetwork'> | undefined;

/** The workshop that an address names so. */
export const workshopNamed = (branches: Branches, name: string | null) =>
  branches?.find(({ slug, services }) => services && slug === name);

/** Every branch, sent in English and read in the language of the page. */
export const branchOptions = (branches: Branches) =>
  (branches ?? []).map(({ key, name }) => ({ value: key, label: name }));
