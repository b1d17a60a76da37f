import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../../contract/locales.ts';

/** `web/entry-server.tsx`, built or straight from its source. */
export type Renderer = typeof import('../../web/entry-server.tsx');
export type RenderedPage = Awaited<ReturnType<Renderer['renderPage']>>;
/** The calls in one language and of one day. */
export type CallsFor = Parameters<Renderer['renderPage']>[2];

/** Where the pages come from: the files of a build, or Vite while developing. */
export interface FrontEnd {
  /** The newest renderer there is. */
  renderer(): Promise<Renderer>;
  /** The tags that load the styles and scripts of a site page, given its source file and language, or of the panel. */
  siteTags(pageFile: string, locale: Locale): string;
  adminTags: string;
  /** The last touch on a document before it is sent. */
  finish(url: string, document: string): Promise<string>;
  /** Answers requests for source files while developing. */
  serveSource?: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
}
