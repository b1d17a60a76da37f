import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { kolkataDate } from '../../contract/kolkata-time.ts';
import { localePrefix, locales } from '../../contract/locales.ts';
import { serveIdentity } from './app-identity.ts';
import { askedOrigin } from './asked-origin.ts';
import { serveDraftPages } from './draft-pages.ts';
import { serveFormAnswers } from './form-answers.ts';
import { leadFromHiddenLanguages } from './hidden-languages.ts';
import { ACCEPTED_HINTS, isLeanRequest } from './lean-requests.ts';
import { serveOfflineCopy } from './offline-copy.ts';
import { openFrontEnd } from './open-front-end.ts';
import { pageAddress } from './page-address.ts';
import { limitUnusualPages } from './page-limit.ts';
import { createPageMaker } from './page-maker.ts';
import { problemHandler } from './problem-handler.ts';
import { renamedAddress } from './renamed-models.ts';
import { serveSecurityText } from './security-text.ts';
import { lookWith, siteLooks } from './site-look.ts';
import { serveSitemap } from './sitemap.ts';
import type { AnswerUnknown } from './unknown-addresses.ts';
import { unknownAddresses } from './unknown-addresses.ts';

/** Registers every page of the site, and the panel. Answers how to deal with addresses that have no route. */
export async function servePages(app: FastifyInstance): Promise<AnswerUnknown> {
  const { config, replies, documents } = app.context;
  const frontEnd = await openFrontEnd(app);
  const lookNow = siteLooks(app, frontEnd);
  const maker = createPageMaker(app, frontEnd, lookNow);
  const { pages } = await frontEnd.renderer();
  const pageLimit = limitUnusualPages(config.unusualPagesPerMinute);
  leadFromHiddenLanguages(app);
  const options = { errorHandler: problemHandler(app, maker) };

  const sendPage = (request: FastifyRequest, reply: FastifyReply, address: string, isOneOfFew = true) => {
    const today = kolkataDate(Date.now());
    const isLean = isLeanRequest(request);
    reply.header('accept-ch', ACCEPTED_HINTS);
    // One for a host that somebody made up must be sent to nobody else, and counts like one that is not kept.
    const { origin, isDoubtful } = config.publicUrl
      ? { origin: config.publicUrl, isDoubtful: false }
      : askedOrigin(request);
    const key = `${isLean ? 'lean page' : 'page'} ${address}${config.publicUrl ? '' : ` at ${origin}`}`;
    const limit = !isOneOfFew || isDoubtful ? pageLimit(request) : {};
    return replies.send(request, reply, { key, edition: today, isDoubtful, ...limit }, async () => {
      const page = await maker.sitePage(address, today, { isLean, pictureOrigin: origin });
      if (isDoubtful && page.isKept) limit.afterWaste?.();
      return page;
    });
  };

  for (const { path, search, lists } of pages.filter(({ status }) => status === 200)) {
    app.get(path, options, async (request, reply) => {
      const { address, isOtherSpelling } = pageAddress(request, path, { search, lists });
      if (isOtherSpelling) return reply.redirect(address, 308);
      const renamed = address === path ? undefined : renamedAddress(await documents.current(), address);
      // Not for browsers to remember: a name may be taken back, and would lead in circles.
      if (renamed) return reply.header('cache-control', 'no-cache').redirect(renamed, 308);
      return sendPage(request, reply, address, address === path);
    });
  }
  // What people type when they mean the first page in their language.
  for (const prefix of locales.map(localePrefix).filter(Boolean)) {
    app.get(`${prefix}/`, (request, reply) => reply.redirect(prefix + (/\?.*/.exec(request.url)?.[0] ?? ''), 301));
  }
  for (const path of ['/admin', '/admin/*']) {
    app.get(path, options, (request, reply) => {
      reply.header('x-robots-tag', 'noindex');
      return replies.send(request, reply, { key: 'panel' }, maker.panel);
    });
  }
  serveDraftPages(app, maker, lookWith(app, frontEnd));
  serveOfflineCopy(app, frontEnd, maker);
  serveFormAnswers(app, frontEnd, lookNow);
  serveIdentity(app, lookNow);
  serveSecurityText(app);
  serveSitemap(app, frontEnd, pageLimit);
  return unknownAddresses(frontEnd, sendPage);
}
