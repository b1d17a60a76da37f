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
  sections: readonly DocumentSection[];
  /** Where the public sees it. */
  pagesOf: (body: Readonly<Record<string, unknown>>, key: string) => readonly ShownPage[];
}
