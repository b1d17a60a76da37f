import { BASE_LOCALE, pathIn, splitLocale } from '../../contract/locales.ts';
import { PREVIEW_SIZE } from '../../contract/previews.ts';
import { escapeHtml } from './document.ts';
import type { RenderedPage } from './front-end.ts';

interface Parts {
  head: RenderedPage['head'];
  preview: RenderedPage['preview'];
  locale: RenderedPage['locale'];
  /** In which the site is shown. */
  languages: readonly RenderedPage['locale'][];
  address: string;
  siteName: string;
  /** Empty where nobody has said under which address the site is reached. */
  publicUrl: string;
  /** That, or else the one under which the page was asked for: a chat window shows a picture by its whole address alone. */
  pictureOrigin: string;
}

const regionOf = (locale: RenderedPage['locale']): string => `${locale}_IN`;

/** What search engines and chat windows show of a page; addresses in them must be whole ones. */
export function sharingTags(parts: Parts): string[] {
  const { head, preview, locale, languages, address, siteName, publicUrl, pictureOrigin } = parts;
  const path = head.canonical ?? splitLocale(address.split('?', 1)[0] ?? '/').pathname;
  const addressIn = (one: RenderedPage['locale']) => publicUrl + pathIn(one, path);
  const own = publicUrl && addressIn(locale);
  return [
    ...(own
      ? [
          `<link rel="canonical" href="${escapeHtml(own)}">`,
          property('og:url', publicUrl + pathIn(locale, head.sharedAs ?? path)),
        ]
      : []),
    ...(own ? alternates(languages, addressIn) : []),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:locale', regionOf(locale)),
    ...languages.filter((one) => one !== locale).map((one) => property('og:locale:alternate', regionOf(one))),
    property('og:title', head.title),
    property('og:description', head.description),
    ...(pictureOrigin ? pictureTags(pictureOrigin + preview, head.title) : []),
    `<meta name="twitter:card" content="${pictureOrigin ? 'summary_large_image' : 'summary'}">`,
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

/** Where the page is to be had in each language; who speaks none of them gets the base one. */
const alternates = (languages: Parts['languages'], addressIn: (locale: RenderedPage['locale']) => string): string[] =>
  [...languages.map((locale) => [locale, locale] as const), ['x-default', BASE_LOCALE] as const].map(
    ([name, locale]) => `<link rel="alternate" hreflang="${name}" href="${escapeHtml(addressIn(locale))}">`,
  );
