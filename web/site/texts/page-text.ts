import type { PageName } from '../../../contract/page-names.ts';
import { pageKey } from '../../../contract/page-names.ts';
import type { PageText } from '../../../contract/types.ts';
import { apiQuery } from '../../lib/queries.ts';
import type { Query } from '../../lib/query-store.ts';

export type TextSection = PageText<'about'>['sections'][number];
export type TextBlock = TextSection['blocks'][number];
export type BlockItems<Kind extends TextBlock['kind']> = Extract<TextBlock, { kind: Kind; items: unknown }>['items'];

/** What a page says that has texts of its own, in its language; which parts it has follows from its name. */
export const pageText = <Name extends PageName>(name: Name): Query<PageText<Name>> =>
  apiQuery('readPageText', { params: { page: pageKey(name) } }) as Query<PageText<Name>>;
