import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BASE_LOCALE, interfaceOf, toLocale } from '../../../contract/locales.ts';
import { unsubscribePath } from '../../../contract/outgoing/unsubscribe.ts';
import { unsubscribe } from '../../outbox/reports.ts';
import { openUnsubscribe } from '../../outbox/unsubscribe-link.ts';
import { unsubscribePage } from './unsubscribe-page.ts';

/**
 * The links in e-mails. Opening one changes nothing, for programs open links too; the button does, and so does what mail programs send
 * for whoever presses theirs (RFC 8058), which comes from anywhere and without cookies.
 */
export function unsubscribeRoutes(app: FastifyInstance): void {
  const { database, site } = app.context;
  const { db } = database;

  const answer = async (request: FastifyRequest, reply: FastifyReply, said: 'ask' | 'done' | 'unknown') => {
    const { lang, k } = readQuery(request);
    const language = interfaceOf(toLocale(lang) ?? BASE_LOCALE);
    const { dealership, accentColour: accent } = (await site.current())[language];
    const { html, policy } = unsubscribePage({ language, dealership, accent, sealed: k, said });
    return reply
      .code(said === 'unknown' ? 404 : 200)
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(html);
  };

  app.get(unsubscribePath, async (request, reply) =>
    answer(request, reply, (await openUnsubscribe(db, readQuery(request).k)) === undefined ? 'unknown' : 'ask'),
  );

  app.register(async (scope) => {
    // What stands in the body says nothing that the address does not.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 10_000 }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.post(unsubscribePath, async (request, reply) => {
      const address = await openUnsubscribe(db, readQuery(request).k);
      if (address !== undefined) await unsubscribe(db, 'email', address, 'link', Date.now());
      return answer(request, reply, address === undefined ? 'unknown' : 'done');
    });
  });
}

function readQuery({ query }: FastifyRequest): { k: string; lang: string } {
  const { k, lang } = query as Record<string, unknown>;
  return { k: typeof k === 'string' ? k.slice(0, 1000) : '', lang: typeof lang === 'string' ? lang : '' };
}
