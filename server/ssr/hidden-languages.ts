import type { FastifyInstance } from 'fastify';
import { BASE_LOCALE, splitLocale } from '../../contract/locales.ts';

/**
 * Whatever has an address in a language that the dealership does not show leads to the same in English. Not for good: the language may
 * come back tomorrow, and a browser or a search engine that had been told so would not ask again.
 */
export function leadFromHiddenLanguages(app: FastifyInstance): void {
  const { site } = app.context;
  app.addHook('onRequest', async (request, reply) => {
    const [path = '/', ...search] = request.url.split(/(?=[?#])/);
    const { locale, pathname } = splitLocale(path);
    if (locale === BASE_LOCALE || !['GET', 'HEAD'].includes(request.method)) return undefined;
    if ((await site.current())[BASE_LOCALE].shownLanguages.includes(locale)) return undefined;
    // With two slashes in front it would be another website.
    const english = pathname.replace(/^[\\/]+/, '/');
    return reply.header('cache-control', 'no-store').redirect(english + search.join(''), 302);
  });
}
