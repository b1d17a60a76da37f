import { fillIn } from '../../contract/fill-in.ts';
import type { Locale } from '../../contract/locales.ts';
import { modelKey } from '../../contract/model-key.ts';
import type { PageName } from '../../contract/page-names.ts';
import type { PageContent } from '../../contract/schemas/page-content.ts';
import { HttpError } from '../http/http-error.ts';
import type { Documents } from './document-kind.ts';
import { pageIn, pageKind } from './kinds/page.ts';
import { siteOf } from './site-facts.ts';

/** What a page says in one language, with the facts of the dealership filled in. */
export function readPageText(documents: Documents, asked: string, locale: Locale): PageContent[PageName] {
  const found = documents.of(pageKind).find(({ key }) => key === modelKey(asked));
  if (!found) throw new HttpError(404, 'request.notFound');
  return fillIn(pageIn(found.body, locale), siteOf(documents)[locale]);
}
