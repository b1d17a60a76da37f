import type { FastifyInstance } from 'fastify';
import type { FormOutcome, PlainPage } from '../../contract/enquiries/form-outcome.ts';
import { styleTags } from './asset-tags.ts';
import { htmlDocument } from './document.ts';
import type { FrontEnd } from './front-end.ts';
import type { SiteLook } from './site-look.ts';

/** Forms that are sent without JavaScript are answered with a page of the site, which needs none either. */
export function serveFormAnswers(app: FastifyInstance, frontEnd: FrontEnd, lookNow: () => Promise<SiteLook>): void {
  app.context.formPages = { answerPage: async (outcome) => answerPage(frontEnd, await lookNow(), outcome) };
}

/** The sentence in the site's frame, and the form again, filled in, when it was refused. */
async function answerPage(frontEnd: FrontEnd, look: SiteLook, outcome: FormOutcome): Promise<PlainPage> {
  const { renderAnswer } = await frontEnd.renderer();
  const { site, theme, policies } = look;
  const assets = styleTags(frontEnd.siteStyles(outcome.locale)).join('\n');
  const html = htmlDocument({ ...renderAnswer(outcome, site[outcome.locale]), theme, assets });
  return { html, policy: policies.site };
}
