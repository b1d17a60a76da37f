import type { FastifyInstance } from 'fastify';
import { DRAFT_PAGES, SHOWN_FIRST } from '../../contract/draft-pages.ts';
import { kolkataDate } from '../../contract/kolkata-time.ts';
import type { Documents } from '../documents/live-documents.ts';
import { readWithDrafts } from '../documents/live-documents.ts';
import { staffHooks } from '../http/access.ts';
import { ownDocuments } from '../http/own-documents.ts';
import type { PageMaker } from './page-maker.ts';
import type { SiteLook } from './site-look.ts';

const NEED = 'content.change';

/**
 * The site's own pages with what is not published yet, for a frame of the panel: only for those who may publish it, without scripts,
 * kept by nobody and found by no search engine.
 */
export function serveDraftPages(app: FastifyInstance, maker: PageMaker, lookOf: MakeLook): void {
  const { config, database } = app.context;
  const onRequest = staffHooks(NEED, true);
  app.get(`${DRAFT_PAGES}/*`, { onRequest }, async (request, reply) => {
    const { address, first } = readAddress(request.url.slice(DRAFT_PAGES.length));
    const own = await ownDocuments(request, NEED);
    const documents = withFirst(await readWithDrafts(database.db, own.has), first);
    const look = await lookOf(documents);
    const today = kolkataDate(Date.now());
    const page = await maker.sitePage(address, today, {
      isLean: false,
      pictureOrigin: config.publicUrl,
      isStill: true,
      documents,
      look,
    });
    return reply
      .code(page.status)
      .header('content-type', page.contentType)
      .header('content-security-policy', look.policies.draft)
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'no-store')
      .send(page.body);
  });
}

/** The address of the page itself, and the document that is to be seen on it. */
function readAddress(asked: string): { address: string; first: string | null } {
  const [path = '/', query = ''] = asked.split('?');
  const parameters = new URLSearchParams(query);
  const first = parameters.get(SHOWN_FIRST);
  parameters.delete(SHOWN_FIRST);
  return { address: parameters.size > 0 ? `${path}?${parameters}` : path, first };
}

function withFirst(documents: Documents, first: string | null): Documents {
  if (!first) return documents;
  return {
    of: (kind) => {
      const list = documents.of(kind);
      const isFirst = ({ key }: { key: string }) => `${kind.name}/${key}` === first;
      return list.some(isFirst) ? [...list.filter(isFirst), ...list.filter((one) => !isFirst(one))] : list;
    },
  };
}

type MakeLook = (documents: Documents) => Promise<SiteLook>;
