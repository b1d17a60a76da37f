import type { FastifyInstance } from 'fastify';
import { DRAFT_PAGES } from '../../contract/draft-pages.ts';
import { kolkataDate } from '../../contract/kolkata-time.ts';
import { BASE_LOCALE } from '../../contract/locales.ts';
import { messages } from '../../contract/messages.ts';
import type { Documents } from '../documents/live-documents.ts';
import { staffHooks } from '../http/access.ts';
import { ownDocuments } from '../http/own-documents.ts';
import type { PageMaker } from './page-maker.ts';
import { shownFirst } from './shown-first.ts';
import type { SiteLook } from './site-look.ts';

const NEED = 'content.change';

/**
 * The site's own pages with what is not published yet, for a frame of the panel: only for those who may publish it, without scripts,
 * kept by nobody and found by no search engine.
 */
export function serveDraftPages(app: FastifyInstance, maker: PageMaker, lookOf: MakeLook): void {
  const { config, documents: source } = app.context;
  const onRequest = staffHooks(NEED, { ofBranches: true });
  app.get(`${DRAFT_PAGES}/*`, { onRequest }, async (request, reply) => {
    const own = await ownDocuments(request, NEED);
    const asked = request.url.slice(DRAFT_PAGES.length);
    const { address, documents } = shownFirst(asked, await source.withDrafts(own.has));
    const look = await lookOf(documents);
    const today = kolkataDate(Date.now());
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': look.policies.draft,
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    });
    if (!address) return (await maker.problem(messages.documents.onNoPage, today, BASE_LOCALE)).html;
    const way = { isLean: false, pictureOrigin: config.publicUrl, isStill: true, documents, look };
    const page = await maker.sitePage(address, today, way);
    return reply.code(page.status).send(page.body);
  });
}

type MakeLook = (documents: Documents) => Promise<SiteLook>;
