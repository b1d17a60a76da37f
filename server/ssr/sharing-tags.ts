import { localePrefix } from '../../contract/locales.ts';
import { PREVIEW_SIZE } from '../../contract/previews.ts';
import { escapeHtml } from './document.ts';
import type { RenderedPage } from './front-end.ts';

interface Parts {
  head: RenderedPage['head'];
  preview: RenderedPage['preview'];
  locale: RenderedPage['locale'];
  address: string;
  siteName: string;
  /** Empty where nobody has said under which address the site is reached. */
  publicUrl: string;
}

const REGIONS = { en: 'en_IN', kn: 'kn_IN', hi: 'hi_IN' } as const;

/** What search engines and chat windows show of a page; addresses in them must be whole ones. */
export function sharingTags({ head, preview, locale, address, siteName, publicUrl }: Parts): string[] {
  const path = head.canonical ? localePrefix(locale) + head.canonical : address.split('?', 1)[0];
  const own = publicUrl && publicUrl + path;
  return [
    ...(own ? [`<link rel="canonical" href="${escapeHtml(own)}">`, property('og:url', own)] : []),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:locale', REGIONS[locale]),
    property('og:title', head.title),
    property('og:description', head.description),
    ...(publicUrl ? pictureTags(publicUrl + preview, head.title) : []),
    `<meta name="twitter:card" content="${publicUrl ? 'summary_large_image' : 'summary'}">`,
  ];
}

/** With its size a chat window can show the picture at once, before it has read it. */
const pictureTags = (picture: string, title: string): string[] => [
  property('og:image', picture),
  property('og:image:type', 'image/jpeg'),
  property('og:image:width', String(PREVIEW_SIZE.width)),
  property('og:image:height', String(PREVIEW_SIZE.height)),
  property('og:image:alt', title),
];

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}
