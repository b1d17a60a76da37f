import type { FastifyInstance, FastifyReply } from 'fastify';
import { MINUTE_MS } from '../../../contract/durations.ts';
import { BASE_LOCALE } from '../../../contract/locales.ts';
import { modelPreview, SITE_PREVIEW, SLUGS_BETWEEN } from '../../../contract/previews.ts';
import { modelOfEarlierPreview } from '../../documents/models.ts';
import { limitKey } from '../../http/client-address.ts';
import { isSameTag } from '../../http/etag.ts';
import { HttpError } from '../../http/http-error.ts';
import { ClockLimit } from '../../http/limits.ts';
import type { DrawnPreview } from './preview-cache.ts';
import { PreviewCache } from './preview-cache.ts';
import { composeComparison, composeModelPreview, composeSitePreview } from './previews.service.ts';

/** The address changes with the price, so an hour is soon enough for what else may change. */
const CACHE_CONTROL = 'public, max-age=3600';

const MOST_COMPARISONS = 200;
const COMPARISONS_PER_MINUTE = 30;

/** What chat windows show beside a link: made on request, so that it always has today's price on it. */
export function previewRoutes(app: FastifyInstance): void {
  const { database, contentVersion, documents, site } = app.context;
  const cache = new PreviewCache(database.db, contentVersion);

  const english = async () => (await site.current())[BASE_LOCALE];

  app.get(SITE_PREVIEW, async (_request, reply) =>
    send(reply, await cache.take('site', async () => composeSitePreview(await documents.current(), await english()))),
  );

  // There are more comparisons than could be kept, so nobody may have many drawn.
  const comparisons = new PreviewCache(database.db, contentVersion, MOST_COMPARISONS);
  const limit = new ClockLimit(COMPARISONS_PER_MINUTE, MINUTE_MS);
  app.get<{ Params: { file: string } }>('/previews/compare/:file', async (request, reply) => {
    const [, names = ''] = /^([a-z0-9_-]{1,330})\.jpg$/.exec(request.params.file) ?? [];
    const waitS = comparisons.has(names) ? 0 : limit.take(limitKey(request.ip), Date.now());
    if (waitS > 0) throw new HttpError(429, 'request.tooManyPages', { retryAfterSeconds: waitS });
    const compose = async () =>
      composeComparison(await documents.current(), names.split(SLUGS_BETWEEN), await english());
    return send(reply, await comparisons.take(names, compose));
  });

  app.get<{ Params: { file: string } }>('/previews/models/:file', async (request, reply) => {
    const slug = /^([a-z0-9-]{1,80})\.jpg$/.exec(request.params.file)?.[1] ?? '';
    const preview = await cache.take(`models/${slug}`, async () =>
      composeModelPreview(await documents.current(), slug, await english()),
    );
    const renamed = preview ? undefined : modelOfEarlierPreview(await documents.current(), slug);
    if (!renamed) return send(reply, preview);
    return reply.header('cache-control', 'no-cache').redirect(modelPreview(renamed.bikeName, renamed.price), 308);
  });
}

function send(reply: FastifyReply, preview: DrawnPreview | undefined): FastifyReply {
  if (!preview) throw new HttpError(404, 'catalogue.unknownPreview');
  const { jpeg, etag } = preview;
  reply.headers({ etag, 'cache-control': CACHE_CONTROL });
  if (isSameTag(reply.request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.header('content-type', 'image/jpeg').send(jpeg);
}
