import type { FastifyInstance, FastifyReply } from 'fastify';
import { ownScriptOf } from '../../../contract/languages.ts';
import { BASE_LOCALE } from '../../../contract/locales.ts';
import { brochureOfName } from '../../documents/models.ts';
import { isSameTag } from '../../http/etag.ts';
import { HttpError } from '../../http/http-error.ts';
import { languageOf } from '../../http/language.ts';
import type { PrintedBrochure } from './brochure-cache.ts';
import { BrochureCache } from './brochure-cache.ts';
import { BrochurePrinter } from './brochure-printer.ts';

/** A viewer shows the document with styles and workers of its own; all that matters is that no other site frames it. */
const DOCUMENT_POLICY = "frame-ancestors 'none'";

/** The address is the one that the content of a model names as its document; `?lang=kn` asks for another language. */
export function brochureRoutes(app: FastifyInstance): void {
  const { database, contentVersion, translations, documents, site } = app.context;
  const printer = new BrochurePrinter();
  const cache = new BrochureCache(database.db, contentVersion, printer, documents);
  app.addHook('onClose', async () => printer.stop());

  app.get<{ Params: { file: string } }>('/brochures/:file', async (request, reply) => {
    const asked = languageOf(request);
    // An old link in a language that is no longer shown leads to the same in English, and so does one whose letters cannot be printed.
    const isShown = (await site.current())[asked].shownLanguages.includes(asked);
    const locale = isShown && ownScriptOf(asked) ? asked : BASE_LOCALE;
    const language = { locale, translate: translations[locale] };
    const brochure = await cache.take(`/brochures/${request.params.file}`, language);
    if (brochure) return sendBrochure(reply, brochure);
    const moved = brochureOfName(await documents.current(), request.params.file.replace(/\.pdf$/, ''));
    if (moved) {
      return reply.header('cache-control', 'no-cache').redirect(moved + (/\?.*/.exec(request.url)?.[0] ?? ''), 308);
    }
    // Whoever follows an old link in a browser gets the site's own page, with the way to the models that are there.
    if (request.headers.accept?.includes('text/html')) return reply.callNotFound();
    throw new HttpError(404, 'catalogue.unknownBrochure');
  });
}

function sendBrochure(reply: FastifyReply, { name, pdf, etag }: PrintedBrochure): FastifyReply {
  reply.headers({ etag, 'cache-control': 'no-cache', 'content-security-policy': DOCUMENT_POLICY });
  if (isSameTag(reply.request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${fileName(name)}"`,
    })
    .send(pdf);
}

/** `Honda-Hness-CB350-brochure.pdf`: letters that every system takes in a file name. */
const fileName = (name: string): string =>
  `${name
    .replace(/['’:.]/g, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}-brochure.pdf`;
