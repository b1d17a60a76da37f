import type { PanelData } from '../../contract/panel-data.ts';
import { iconTags } from './app-identity.ts';
import type { RenderedPage, Theme } from './front-end.ts';
import { themeStyle } from './theme-style.ts';

interface DocumentParts {
  /** English where it is missing. */
  locale?: RenderedPage['locale'];
  /** For a visitor who is to fetch little; its script goes by that too. */
  isLean?: boolean;
  head: RenderedPage['head'];
  theme: Theme;
  /** Tags of styles and scripts. */
  assets: string;
  /** Further tags for the head. */
  tags?: string[];
  html?: string;
  /** What the page was rendered with, or its script is to know, and the id of the block that carries it. */
  data?: { id: string; value: RenderedPage['data'] | PanelData };
}

export function htmlDocument({
  locale = 'en',
  isLean = false,
  head,
  theme,
  assets,
  tags = [],
  html = '',
  data,
}: DocumentParts): string {
  return `<!doctype html>
<html lang="${locale}"${isLean ? ' data-lean' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(head.title)}</title>
<meta name="description" content="${escapeHtml(head.description)}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${theme.accent}">
${iconTags(theme)}
<style>${themeStyle(theme)}</style>
${[...tags, assets].join('\n')}
</head>
<body>
<div id="root">${html}</div>
${data ? dataBlock(data) : ''}
</body>
</html>
`;
}

const dataBlock = ({ id, value }: NonNullable<DocumentParts['data']>): string =>
  `<script type="application/json" id="${id}">${blockText(value)}</script>`;

/** What the page is about, as search engines read it. */
export const thingsBlock = (things: RenderedPage['things']): string =>
  `<script type="application/ld+json">${blockText({ '@context': 'https://schema.org', '@graph': things })}</script>`;

/** Data, which no browser runs; without a `<` in it nothing can end the block early. */
const blockText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
