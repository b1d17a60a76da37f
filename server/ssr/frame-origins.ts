import { branchKind } from '../documents/kinds/branch.ts';
import type { Documents } from '../documents/live-documents.ts';
import { siteDocument } from '../documents/site-facts.ts';

/** The other websites that a page may show in a frame: those of the maps. */
export const frameOrigins = (documents: Documents): readonly string[] => [
  ...new Set(
    [siteDocument(documents).map.embed, ...documents.of(branchKind).map(({ body }) => body.mapEmbed)]
      // A dealership that has said nothing yet has no map.
      .filter(Boolean)
      .map((address) => new URL(address).origin),
  ),
];
