import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { kolkataDate } from '../../contract/kolkata-time.ts';
import { themeStyle } from './document.ts';
import { openFrontEnd } from './front-end.ts';
import { createPageMaker } from './page-maker.ts';
import { DEVELOPMENT_PAGE_POLICY, pagePolicy } from './page-policy.ts';
import { problemHandler } from './problem-handler.ts';
import { serveIcon } from './site-icon.ts';
import type { AnswerUnknown } from './unknown-addresses.ts';
import { pathOf, unknownAddresses } from './unknown-addresses.ts';

/** Registers every page of the site, and the panel. Answers how to deal with addresses that have no route. */
export async function servePages(app: FastifyInstance): Promise<AnswerUnknown> {
  const { config, replies } = app.context;
  const frontEnd = await openFrontEnd(app);
  const maker = createPageMaker(app, frontEnd);
  const { pages, theme } = await frontEnd.renderer();
  const policy = config.mode === 'development' ? DEVELOPMENT_PAGE_POLICY : pagePolicy(themeStyle(theme));
  const options = { errorHandler: problemHandler(app, maker, policy) };

  const sendPage = (request: FastifyRequest, reply: FastifyReply, pathname: string) => {
    // A page knows what day it is, so one that was made yesterday is another page.
    const today = kolkataDate(Date.now());
    reply.header('content-security-policy', policy);
    return replies.send(request, reply, `page ${today} ${pathname}`, () => maker.sitePage(pathname, today));
  };

  for (const { path } of pages.filter(({ status }) => status === 200)) {
    app.get(path, options, (request, reply) => sendPage(request, reply, pathOf(request)));
  }
  for (const path of ['/admin', '/admin/*']) {
    app.get(path, options, (request, reply) => {
      reply.header('content-security-policy', policy).header('x-robots-tag', 'noindex');
      return replies.send(request, reply, 'panel', maker.panel);
    });
  }
  serveIcon(app, frontEnd);
  return unknownAddresses(frontEnd, sendPage);
}
