import type { ComponentType } from 'react';
import type { VehicleType } from '../../contract/catalogue.ts';
import type { Query, Read } from '../lib/query-store.ts';

/** The picture that a page is about: loaded ahead of everything else, and shown where a link to the page is shared. */
export interface HeadPicture {
  address: string;
  /** As in the `sizes` of the picture on the page; one that is not loaded ahead has none. */
  sizes?: string;
}

export interface Head {
  title: string;
  description: string;
  picture?: HeadPicture | undefined;
  /**
   * The address, with its search and without the prefix of its language, of the page among those that show the same; the
   * plain path where it is missing.
   */
  canonical?: string;
  /** The like address under which the site itself links to what is shown; the server keeps no page made for another one. */
  address?: string;
  /** The like address for chat windows, where it is not the one for search engines. */
  sharedAs?: string;
  /** Not for search engines. */
  isUnlisted?: boolean;
}

/** What the address says beyond the page. */
export interface Visit {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** How many models are shown of each catalogue. */
export type ModelCounts = Readonly<Record<VehicleType, number>>;

/** What the file of a page says about it. */
export interface Page {
  Component: ComponentType<{ params: Visit['params'] }>;
  head: (visit: Visit, read: Read) => Head;
  /** The calls that the server makes before it renders the page; the component uses the same ones. */
  queries?: (visit: Visit, counts: ModelCounts) => readonly Query[];
  /**
   * Those of them without which there is nothing to show, or whose answers would change what somebody has begun to fill in: whoever
   * comes from another page stays there until they have arrived, could not be had, or have taken too long.
   */
  ahead?: (visit: Visit) => readonly Query[];
  /** Whether the address names something that there is not, where no call says so by its status. */
  isUnknown?: (visit: Visit, read: Read) => boolean;
}
