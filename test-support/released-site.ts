import { loadContent } from '../content/load-content.ts';
import { loadTranslations } from '../content/load-translations.ts';
import type { SiteFacts } from '../contract/types.ts';
import type { DocumentKind } from '../server/documents/document-kind.ts';
import type { Documents } from '../server/documents/live-documents.ts';
import { siteOf } from '../server/documents/site-facts.ts';

/** All documents as a new database has them. */
export function releasedDocuments(): Documents {
  const release = { content: loadContent(), translations: loadTranslations() };
  const of = ({ fromRelease }: DocumentKind) =>
    Object.entries(fromRelease(release)).map(([key, body]) => ({ key, body: body as never }));
  return { of };
}

/** The facts of the dealership as a new database has them. */
export const releasedSite = (): SiteFacts => siteOf(releasedDocuments());
