import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { modelKey } from '../../contract/catalogue.ts';
import { kolkataDate } from '../../contract/kolkata-time.ts';
import type { Locale } from '../../contract/locales.ts';
import { BASE_LOCALE } from '../../contract/locales.ts';
import type { Endpoint } from '../../contract/schemas/endpoint.ts';
import type { namedEndpoints } from '../../contract/schemas/endpoints.ts';
import { accessHooks } from './access.ts';
import { deepFreeze } from './deep-freeze.ts';
import type { Asked, Read } from './kept-content.ts';
import { languageOf } from './language.ts';
import { enquiryLimitHooks } from './limits.ts';
import { packLarge } from './pack-large.ts';
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
    ...(endpoint.mostBytes !== undefined && { bodyLimit: endpoint.mostBytes }),
    ...entryHooks(app, endpoint),
    onSend: packLarge,
    async handler(request, reply) {
      const params = endpoint.params && validate(endpoint.params, parametersOf(endpoint, request));
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
type Load<E extends Endpoint> = (
  params: Part<E, 'params'>,
  asked: Required<Asked>,
) => z.input<E['reply']> | Promise<z.input<E['reply']>>;

/** Of answers that can be asked for in more ways than could be kept: the ways that many people ask in. */
type IsUsual<E extends Endpoint> = (params: Part<E, 'params'>) => boolean;

/** A public list or detail: answered from memory until the content changes, or the day where that matters. */
export function cachedRoute<E extends CachedEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  load: Load<E>,
  isUsual: IsUsual<E> = () => true,
): void {
  const { context } = app;
  const read = readContent(app, endpoint, load, isUsual);
  context.reads.set(endpoint, read);
  app.get(fastifyPath(endpoint.path), (request, reply) => {
    const params = parametersOf(endpoint, request);
    const asked = { locale: languageOf(request), day: kolkataDate(Date.now()) };
    return context.replies.send(request, reply, { key: contentKey(endpoint, params, asked) }, async () => {
      const { data, isKept } = await read(params, asked);
      return { status: 200, contentType: 'application/json; charset=utf-8', body: JSON.stringify(data), isKept };
    });
  });
}

/** What the endpoint answers, as data: for its route, and for the pages that are rendered from it. */
function readContent<E extends CachedEndpoint>(
  { context }: FastifyInstance,
  endpoint: E,
  load: Load<E>,
  isUsual: IsUsual<E>,
): Read {
  return (given, asked) => {
    const make = async () => {
      const params = ('params' in endpoint ? validate(endpoint.params, given) : undefined) as Part<E, 'params'>;
      const locale = localeOf(endpoint, asked);
      const documents = asked.documents ?? (await context.documents.current());
      const data = endpoint.reply.parse(await load(params, { ...asked, locale, documents }));
      const isKnown = data !== null && (!Array.isArray(data) || data.length > 0 || !params);
      return { data: deepFreeze(data), isKept: isKnown && isUsual(params) };
    };
    return asked.documents ? make() : context.keptContent.get(contentKey(endpoint, given, asked), asked.day, make);
  };
}

const parametersOf = (endpoint: Endpoint, request: FastifyRequest): Record<string, string> => ({
  ...searchParameters(endpoint, request),
  ...(request.params as Record<string, string>),
});

/** Those that the endpoint knows and the path does not name, each once: of two the last one. */
function searchParameters(endpoint: Endpoint, { query }: FastifyRequest): Record<string, string> {
  const given = query as Record<string, string | string[] | undefined>;
  const known = Object.keys(endpoint.params?.shape ?? {}).filter((name) => given[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, [given[name]].flat().at(-1) ?? '']));
}

function contentKey(endpoint: CachedEndpoint, params: Readonly<Record<string, string>>, asked: Asked): string {
  // However a name is spelled, it is one answer, kept once.
  const names = Object.entries(params).map(([name, value]) =>
    endpoint.path.includes(`{${name}}`) ? modelKey(value) : `${name}=${value}`,
  );
  const day = 'changesDaily' in endpoint ? [asked.day] : [];
  return [endpoint.path, localeOf(endpoint, asked), ...day, ...names].join(' ');
}

/** What has no words in it is the same in every language. */
const localeOf = ({ isInLanguage }: Endpoint, { locale }: Asked): Locale => (isInLanguage ? locale : BASE_LOCALE);

/** `/api/bikes/{id}/status` as Fastify writes it. */
export const fastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');
