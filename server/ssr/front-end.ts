import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../../contract/locales.ts';
import type { PageAssets } from './asset-tags.ts';

/** `web/entry-server.tsx`, built or straight from its source. */
export type Renderer = typeof import('../../web/entry-server.tsx');
export type RenderedPage = Awaited<ReturnType<Renderer['renderPage']>>;
export type Theme = ReturnType<Renderer['themeOf']>;
/** The calls in one language and of one day. */
export type CallsFor = Parameters<Renderer['renderPage']>[1]['callsFor'];

/** Where the pages come from: the files of a build, or Vite while developing. */
export interface FrontEnd {
  /** The newest renderer there is. */
  renderer(): Promise<Renderer>;
  /** What a site page loads, given its source file and language. */
  siteAssets(pageFile: string, locale: Locale): PageAssets;
  /** The styles of the site by themselves. */
  siteStyles(locale: Locale): readonly string[];
  /** The tags that load the styles and scripts of the panel. */
  adminTags: string;
  /** The last touch on a document before it is sent. */
  finish(url: string, document: string): Promise<string>;
  /** Answers requests for source files while developing. */
  serveSource?: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
}
