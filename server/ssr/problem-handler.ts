import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { kolkataDate } from '../../contract/kolkata-time.ts';
import { splitLocale } from '../../contract/locales.ts';
import { messages } from '../../contract/messages.ts';
import type { PageMaker } from './page-maker.ts';
import { pathOf } from './unknown-addresses.ts';

/** A visitor whose page cannot be made gets a page all the same, with the dealership's telephone numbers on it. */
export function problemHandler(app: FastifyInstance, maker: PageMaker, policy: string) {
  const { database, translations } = app.context;
  const { engine } = database;
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const outage = engine.outage(error);
    const { id: reqId } = request;
    request.log.error(outage ? { reqId, outage, code: error.code } : { reqId, err: error }, 'page failed');
    const sentence = outage ? messages.request.unavailable : messages.request.failed;
    reply.code(outage ? 503 : 500).header('content-type', 'text/html; charset=utf-8');
    reply.header('content-security-policy', policy).header('cache-control', 'no-store');
    const { locale } = splitLocale(pathOf(request));
    return reply.send(await maker.problem(translations[locale](sentence), kolkataDate(Date.now()), locale));
  };
}
