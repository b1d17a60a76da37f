import type { FastifyInstance } from 'fastify';
import { BASE_LOCALE } from '../../contract/locales.ts';
import type { SiteFacts } from '../../contract/types.ts';
import type { FrontEnd, Renderer, Theme } from './front-end.ts';
import type { PagePolicies } from './page-policy.ts';
import { developmentPolicies, pagePolicies } from './page-policy.ts';
import { themeStyle } from './theme-style.ts';

/** The facts of the dealership, and what follows from them for every page beside its words. */
export interface SiteLook {
  site: SiteFacts;
  theme: Theme;
  policies: PagePolicies;
}

/** Asks for it as it is now; made anew only when the facts are others, or the renderer is while developing. */
export function siteLooks({ context }: FastifyInstance, frontEnd: FrontEnd): () => Promise<SiteLook> {
  const isDeveloping = context.config.mode === 'development';
  let last: { renderer: Renderer; look: SiteLook } | undefined;
  return async () => {
    const [site, renderer] = await Promise.all([context.site.current(), frontEnd.renderer()]);
    if (last?.look.site !== site || last.renderer !== renderer) {
      last = { renderer, look: makeLook(site, renderer, isDeveloping) };
    }
    return last.look;
  };
}

/** The same for other facts than those that are live. */
export const lookWith =
  ({ context }: FastifyInstance, frontEnd: FrontEnd) =>
  async (site: SiteFacts): Promise<SiteLook> =>
    makeLook(site, await frontEnd.renderer(), context.config.mode === 'development');

function makeLook(site: SiteFacts, { themeOf, frameOrigins }: Renderer, isDeveloping: boolean): SiteLook {
  const english = site[BASE_LOCALE];
  const [theme, origins] = [themeOf(english), frameOrigins(english)];
  const policies = isDeveloping ? developmentPolicies(origins) : pagePolicies(themeStyle(theme), origins);
  return { site, theme, policies };
}
