import type { FastifyInstance } from 'fastify';
import { BASE_LOCALE } from '../../contract/locales.ts';
import type { SiteFacts } from '../../contract/types.ts';
import { describedBranches } from '../documents/branches.ts';
import type { Documents } from '../documents/live-documents.ts';
import { siteOf } from '../documents/site-facts.ts';
import { frameOrigins } from './frame-origins.ts';
import type { FrontEnd, Renderer, Theme } from './front-end.ts';
import type { PagePolicies } from './page-policy.ts';
import { developmentPolicies, pagePolicies } from './page-policy.ts';
import { themeStyle } from './theme-style.ts';

/** The facts of the dealership, and what follows from them for every page beside its words. */
export interface SiteLook {
  site: SiteFacts;
  /** In English, for search engines. */
  branches: ReturnType<typeof describedBranches>;
  theme: Theme;
  policies: PagePolicies;
}

/** Asks for it as it is now; made anew only when the facts are others, or the renderer is while developing. */
export function siteLooks({ context }: FastifyInstance, frontEnd: FrontEnd): () => Promise<SiteLook> {
  const isDeveloping = context.config.mode === 'development';
  let last: { renderer: Renderer; look: SiteLook } | undefined;
  return async () => {
    const [documents, renderer] = await Promise.all([context.documents.current(), frontEnd.renderer()]);
    if (last?.look.site !== siteOf(documents) || last.renderer !== renderer) {
      last = { renderer, look: makeLook(documents, renderer, isDeveloping) };
    }
    return last.look;
  };
}

/** The same for other facts than those that are live. */
export const lookWith =
  ({ context }: FastifyInstance, frontEnd: FrontEnd) =>
  async (documents: Documents): Promise<SiteLook> =>
    makeLook(documents, await frontEnd.renderer(), context.config.mode === 'development');

function makeLook(documents: Documents, { themeOf }: Renderer, isDeveloping: boolean): SiteLook {
  const site = siteOf(documents);
  const [theme, origins] = [themeOf(site[BASE_LOCALE]), frameOrigins(documents)];
  const policies = isDeveloping ? developmentPolicies(origins) : pagePolicies(themeStyle(theme), origins);
  return { site, branches: describedBranches(documents), theme, policies };
}
