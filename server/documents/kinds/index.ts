import type { DocumentKind } from '../document-kind.ts';
import { branchKind } from './branch.ts';
import { siteKind } from './site.ts';

/** A new kind needs a file of its own and a line here. */
export const documentKinds: readonly DocumentKind[] = [siteKind, branchKind];

export const findKind = (name: string): DocumentKind | undefined => documentKinds.find((kind) => kind.name === name);
