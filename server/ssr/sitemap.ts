import type { FastifyInstance, FastifyRequest } from 'fastify';
import { kolkataDate } from '../../contract/kolkata-time.ts';
import type { Locale } from '../../contract/locales.ts';
import { BASE_LOCALE, localePrefix } from '../../contract/locales.ts';
import { readContentChangedAt } from '../db/meta.ts';
import type { FreshReply } from '../http/reply-cache.ts';
import { escapeHtml } from './document.ts';
import type { FrontEnd } from './front-end.ts';
import { pageCalls } from './page-calls.ts';
import type { PageLimit } from './page-limit.ts';

const ONE_HOUR = 'public, max-age=3600';
/** What a request made up is for that request alone. */
const NOT_STORED = 'no-store';

/** What search engines ask for first: where they are not to look, and which pages there are. */
export function serveSitemap(app: FastifyInstance, frontEnd: FrontEnd, pageLimit: PageLimit): void {
  const { config, database, replies, site } = app.context;
  const { publicUrl } = config;
  const callsFor = pageCalls(app);
  // Addresses in these two must be whole ones. As long as nobody has said which is ours, it is the one that was asked.
  const originOf = (request: FastifyRequest) => publicUrl || `${request.protocol}://${request.host}`;

  app.get('/robots.txt', async (request, reply) => {
    reply.header('cache-control', publicUrl ? ONE_HOUR : NOT_STORED);
    reply.header('content-type', 'text/plain; charset=utf-8');
    return robots(originOf(request));
  });

  const makeSitemap = async (origin: string): Promise<FreshReply> => {
    const { listAddresses } = await frontEnd.renderer();
    const call = callsFor({ locale: BASE_LOCALE, day: kolkataDate(Date.now()) });
    const [addresses, changedAt] = await Promise.all([listAddresses(call), readContentChangedAt(database.db)]);
    const { shownLanguages } = (await site.current())[BASE_LOCALE];
    const body = sitemap(origin, addresses, shownLanguages, new Date(changedAt).toISOString());
    // One for an address that somebody made up is not worth keeping.
    const isKept = publicUrl !== '' && config.mode !== 'development';
    const cacheControl = publicUrl ? 'no-cache' : NOT_STORED;
    return { status: 200, contentType: 'application/xml; charset=utf-8', body, isKept, cacheControl };
  };
  app.get('/sitemap.xml', (request, reply) => {
    const origin = originOf(request);
    const limit = publicUrl ? {} : pageLimit(request);
    return replies.send(request, reply, { key: `sitemap ${origin}`, ...limit }, () => makeSitemap(origin));
  });
}

const robots = (origin: string): string => `User-agent: *
Disallow: /admin
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;

/** Every page in every language that is shown, each with the others beside it. */
function sitemap(
  origin: string,
  addresses: readonly string[],
  languages: readonly Locale[],
  changedAt: string,
): string {
  const pages = addresses.flatMap((address) => {
    const urls = languages.map((locale) => ({ locale, url: escapeHtml(origin + inLanguage(locale, address)) }));
    const base = urls.find(({ locale }) => locale === BASE_LOCALE)?.url;
    const alternates = [...urls, { locale: 'x-default', url: base }].map(
      ({ locale, url }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${url}"/>`,
    );
    return urls.map(({ url }) => `<url><loc>${url}</loc><lastmod>${changedAt}</lastmod>${alternates.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`;
}

/** The home page of a language has no slash at its end. */
const inLanguage = (locale: Locale, address: string): string =>
  address === '/' ? localePrefix(locale) || '/' : localePrefix(locale) + address;
