import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { kolkataDate } from '../../contract/kolkata-time.ts';
import { splitLocale } from '../../contract/locales.ts';
import { explain, setErrorHeaders } from '../http/errors.ts';
import type { PageMaker } from './page-maker.ts';
import { pathOf } from './unknown-addresses.ts';

/** A visitor whose page cannot be made gets a page all the same, with the dealership's telephone numbers on it. */
export function problemHandler(app: FastifyInstance, maker: PageMaker) {
  const { translations } = app.context;
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const problem = explain(error, request);
    setErrorHeaders(reply, problem).header('content-type', 'text/html; charset=utf-8');
    const { locale } = splitLocale(pathOf(request));
    const sentence = translations[locale](problem.message);
    const { html, policy } = await maker.problem(sentence, kolkataDate(Date.now()), locale);
    return reply.header('content-security-policy', policy).send(html);
  };
}
