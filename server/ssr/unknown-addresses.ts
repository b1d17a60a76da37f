import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathIn, splitLocale } from '../../contract/locales.ts';
import type { FrontEnd } from './front-end.ts';

/** False when it is left to others. (Not the reply itself: a promise of one waits until it is sent, and has no value then.) */
export type AnswerUnknown = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  pathname: string,
) => FastifyReply | Promise<FastifyReply>;

/**
 * No page has this address. What is made for it is kept once and sent for every unknown one of its language: invented ones
 * cost nothing.
 */
const NOWHERE = '/not-found';

export const pathOf = (request: FastifyRequest): string => request.url.split(/[?#]/, 1)[0] ?? '/';

export function unknownAddresses(frontEnd: FrontEnd, sendPage: SendPage): AnswerUnknown {
  const { serveSource } = frontEnd;
  return async (request, reply) => {
    const path = pathOf(request);
    if (!['GET', 'HEAD'].includes(request.method) || path.startsWith('/api/')) return false;
    if (await serveSource?.(request, reply)) return true;
    if (!request.headers.accept?.includes('text/html')) return false;
    const bare = withoutLastSlash(path);
    if (bare) await reply.redirect(bare + request.url.slice(path.length), 308);
    // While developing, there may be pages that are younger than the routes.
    else await sendPage(request, reply, serveSource ? path : pathIn(splitLocale(path).locale, NOWHERE));
    return true;
  };
}

/** Only for plain paths: of `//elsewhere.example/` the rest would be another website. */
const withoutLastSlash = (path: string): string | undefined => /^((?:\/[\w.~%-]+)+)\/$/.exec(path)?.[1];
