import { branchFields } from '../../../contract/documents/branch-fields.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import type { Collection } from './collection.ts';
import { CollectionScreen } from './collection-screen.tsx';

const branches: Collection = {
  kind: 'branch',
  screen: 'branches',
  title: 'Branches',
  noun: 'branch',
  sections: branchFields,
  pagesOf: ({ id }, key) => [
    { label: 'Its page', path: `${pagePaths.dealer.replace('{id}', String(id))}?branch=${key}` },
    { label: 'All branches', path: pagePaths.networks },
  ],
};

/** Where the dealership is found. */
export const BranchesScreen = () => <CollectionScreen collection={branches} />;
