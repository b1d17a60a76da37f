import type { TextPageName } from '../../../contract/page-names.ts';
import type { PageText } from '../../../contract/types.ts';
import type { Query, Read } from '../../lib/query-store.ts';
import type { HeadPicture, Page } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { site } from '../site-content.ts';
import { pageText } from './page-text.ts';

interface More<Name extends TextPageName> {
  /** What it calls besides. */
  queries?: readonly Query[];
  picture?: (read: Read, text: PageText<Name> | undefined) => HeadPicture | undefined;
  /** Where the title says already whose page it is. */
  isTitleWhole?: boolean;
}

/** What a page says of itself whose title and description stand among its texts. */
export function headOfText<Name extends TextPageName>(
  name: Name,
  { queries = [], picture, isTitleWhole = false }: More<Name> = {},
): Pick<Page, 'head' | 'queries' | 'ahead'> {
  const query = pageText(name);
  return {
    head: (_visit, read) => {
      const text = read(query.queryKey);
      const own = text?.title ?? '';
      const title = isTitleWhole || !own ? own || site().dealership : pageTitle(own);
      return { title, description: text?.description ?? '', picture: picture?.(read, text) };
    },
    queries: () => [query, ...queries],
    ahead: () => [query],
  };
}
