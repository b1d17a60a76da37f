import { fillIn } from '../../../contract/fill-in.ts';
import type { PageContent, PageName } from '../../../contract/page-content.ts';
import { site } from '../site-content.ts';

export type TextSection = PageContent['about']['sections'][number];
export type TextBlock = TextSection['blocks'][number];
export type BlockItems<Kind extends TextBlock['kind']> = Extract<TextBlock, { kind: Kind; items: unknown }>['items'];

/** `pageText<'about'>(about)` of `content/pages/about.json`; the server checks the file when it starts. */
export const pageText = <Name extends PageName>(file: unknown): PageContent[Name] =>
  fillIn(file as PageContent[Name], site);
