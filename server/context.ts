import type { FormPages } from '../contract/enquiries/form-outcome.ts';
import type { Locale } from '../contract/locales.ts';
import type { Endpoint } from '../contract/schemas/endpoint.ts';
import type { Translate } from '../contract/translate.ts';
import type { ContentVersion } from './changes/content-version.ts';
import type { Config } from './config.ts';
import type { Database } from './db/engine.ts';
import type { DocumentSource } from './documents/live-documents.ts';
import type { SiteSource } from './documents/site-facts.ts';
import type { OpenStreams } from './http/event-stream.ts';
import type { KeptContent, Read } from './http/kept-content.ts';
import type { EnquiryLimit } from './http/limits.ts';
import type { ReplyCache } from './http/reply-cache.ts';
import type { Staff } from './http/session.ts';

/** What every feature may use. */
interface Context {
  config: Config;
  database: Database;
  contentVersion: ContentVersion;
  replies: ReplyCache;
  keptContent: KeptContent;
  /** How each endpoint that is answered from the content is read; filled by `cachedRoute`. */
  reads: Map<Endpoint, Read>;
  /** What the dictionaries of the content know. */
  translations: Readonly<Record<Locale, Translate>>;
  /** Miniatures of the pictures that came with the release, by address. */
  blurs: ReadonlyMap<string, string>;
  /** All that the dealership says. */
  documents: DocumentSource;
  /** What every page knows of it, in every language. */
  site: SiteSource;
  /** Those that are not turned off. */
  enquiryLimits: readonly EnquiryLimit[];
  /** Replies that go on for as long as somebody listens. */
  streams: OpenStreams;
  /** How forms sent without JavaScript are answered, where pages are served. */
  formPages?: FormPages;
}

declare module 'fastify' {
  interface FastifyInstance {
    context: Context;
  }
  interface FastifyContextConfig {
    /** Its body may take as long to arrive as a picture over a slow line. */
    takesUpload?: boolean;
  }
  interface FastifyRequest {
    /** Set on staff endpoints, once the session has been checked. */
    staff: Staff | null;
  }
}
