import type { ReactNode } from 'react';
import type { DocumentSection } from '../../../contract/documents/field.ts';
import type { ShownPage } from './draft-view.tsx';

/** One kind of which there are many. */
export interface Collection {
  /** As calls name it. */
  kind: string;
  /** The screen's key in addresses. */
  screen: string;
  title: string;
  /** What one of them is called. */
  noun: string;
  /** What a new one is asked for first; without it, its name. */
  nameLabel?: string;
  sections: readonly DocumentSection[];
  /** Where the public sees it. */
  pagesOf: (body: Readonly<Record<string, unknown>>, key: string) => readonly ShownPage[];
  /** What whoever edits one should know of it. */
  notice?: (body: Readonly<Record<string, unknown>>) => ReactNode;
}

/** Handed over to the editor of a document that has just been begun: its first field is where one goes on. */
export const BEGUN = 'begun';
