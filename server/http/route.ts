import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { modelKey } from '../../contract/catalogue.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { namedEndpoints } from '../../contract/endpoints.ts';
import { kolkataDate } from '../../contract/kolkata-time.ts';
import type { Locale } from '../../contract/locales.ts';
import { BASE_LOCALE } from '../../contract/locales.ts';
import { translateTexts } from '../../contract/translate.ts';
import { accessHooks } from './access.ts';
import { languageOf } from './language.ts';
import { enquiryLimitHooks } from './limits.ts';
import { validate } from './validate.ts';

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Part<E, Key extends string> = E extends Record<Key, infer Schema> ? Output<Schema> : undefined;

export interface Call<E extends Endpoint> {
  request: FastifyRequest;
  reply: FastifyReply;
  params: Part<E, 'params'>;
  body: Part<E, 'body'>;
}

/** Registers one entry of the table: access first, then the rules of its schemas, then the handler. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<z.input<E['reply']>>,
): void {
  app.route({
    method: endpoint.method,
    url: fastifyPath(endpoint.path),
    ...entryHooks(app, endpoint),
    async handler(request, reply) {
      const params = endpoint.params && validate(endpoint.params, request.params);
      const body = endpoint.body && validate(endpoint.body, request.body);
      const answer = await handler({ request, reply, params, body } as Call<E>);
      reply.code(endpoint.status ?? 200).header('cache-control', 'no-store');
      return endpoint.reply.parse(answer);
    },
  });
}

/** What the entry demands before its handler is asked. */
export function entryHooks(app: FastifyInstance, endpoint: Endpoint) {
  const limit = endpoint.limited ? enquiryLimitHooks(app) : { onRequest: [], preHandler: [] };
  return { onRequest: [...accessHooks(endpoint), ...limit.onRequest], preHandler: limit.preHandler };
}

type CachedEndpoint = Extract<(typeof namedEndpoints)[keyof typeof namedEndpoints], { cached: true }>;

/** A public list or detail: answered from memory until the content changes, or the day where that matters. */
export function cachedRoute<E extends CachedEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  load: (params: Part<E, 'params'>, asked: { locale: Locale; day: string }) => Promise<z.input<E['reply']>>,
): void {
  const { texts } = endpoint;
  const { translations } = app.context;
  app.get(fastifyPath(endpoint.path), (request, reply) => {
    // What has no words in it is the same in every language.
    const locale = texts.length > 0 ? languageOf(request) : BASE_LOCALE;
    // However a name is spelled, it is one answer, kept once.
    const names = Object.values(request.params as Record<string, string>).map(modelKey);
    const day = kolkataDate(Date.now());
    const key = [endpoint.path, locale, ...('changesDaily' in endpoint ? [day] : []), ...names].join(' ');
    return app.context.replies.send(request, reply, { key }, async () => {
      const params = 'params' in endpoint ? validate(endpoint.params, request.params) : undefined;
      const found = endpoint.reply.parse(await load(params as Part<E, 'params'>, { locale, day }));
      const answer = locale === BASE_LOCALE ? found : translateTexts(found, texts, translations[locale]);
      const isKept = !Array.isArray(found) || found.length > 0 || !params;
      return { status: 200, contentType: 'application/json; charset=utf-8', body: JSON.stringify(answer), isKept };
    });
  });
}

/** `/api/bikes/{id}/status` as Fastify writes it. */
export const fastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');
