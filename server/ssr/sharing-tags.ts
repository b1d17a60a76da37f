import { BASE_LOCALE, locales, pathIn, splitLocale } from '../../contract/locales.ts';
import { escapeHtml } from './document.ts';
import type { RenderedPage } from './front-end.ts';

interface Parts {
  head: RenderedPage['head'];
  locale: RenderedPage['locale'];
  address: string;
  siteName: string;
  /** Empty where nobody has said under which address the site is reached. */
  publicUrl: string;
}

const REGIONS = { en: 'en_IN', kn: 'kn_IN', hi: 'hi_IN' } as const;

/** What search engines and chat windows show of a page; addresses in them must be whole ones. */
export function sharingTags({ head, locale, address, siteName, publicUrl }: Parts): string[] {
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;
  const path = head.canonical ?? splitLocale(address.split('?', 1)[0] ?? '/').pathname;
  const addressIn = (one: RenderedPage['locale']) => publicUrl + pathIn(one, path);
  const own = publicUrl && addressIn(locale);
  const picture = publicUrl && head.picture ? publicUrl + head.picture.address : '';
  return [
    ...(own ? [`<link rel="canonical" href="${escapeHtml(own)}">`, property('og:url', own)] : []),
    ...(own ? alternates(addressIn) : []),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:locale', REGIONS[locale]),
    ...locales.filter((one) => one !== locale).map((one) => property('og:locale:alternate', REGIONS[one])),
    property('og:title', head.title),
    property('og:description', head.description),
    ...(picture ? [property('og:image', picture)] : []),
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">`,
  ];
}

/** Where the page is to be had in each language; who speaks none of them gets the base one. */
const alternates = (addressIn: (locale: RenderedPage['locale']) => string): string[] =>
  [...locales.map((locale) => [locale, locale] as const), ['x-default', BASE_LOCALE] as const].map(
    ([name, locale]) => `<link rel="alternate" hreflang="${name}" href="${escapeHtml(addressIn(locale))}">`,
  );
