import type { FastifyInstance } from 'fastify';
import type { FormOutcome, PlainPage } from '../../contract/enquiries/form-outcome.ts';
import { kolkataDate } from '../../contract/kolkata-time.ts';
import { styleTags } from './asset-tags.ts';
import { htmlDocument } from './document.ts';
import type { CallsFor, FrontEnd } from './front-end.ts';
import { pageCalls } from './page-calls.ts';
import type { SiteLook } from './site-look.ts';

/** Forms that are sent without JavaScript are answered with a page of the site, which needs none either. */
export function serveFormAnswers(app: FastifyInstance, frontEnd: FrontEnd, lookNow: () => Promise<SiteLook>): void {
  const callsFor = pageCalls(app);
  app.context.formPages = {
    answerPage: async (outcome) => {
      const call = callsFor({ locale: outcome.locale, day: kolkataDate(Date.now()) });
      return answerPage(frontEnd, await lookNow(), outcome, call);
    },
  };
}

/** The sentence in the site's frame, and the form again, filled in, when it was refused. */
async function answerPage(
  frontEnd: FrontEnd,
  look: SiteLook,
  outcome: FormOutcome,
  call: ReturnType<CallsFor>,
): Promise<PlainPage> {
  const { renderAnswer } = await frontEnd.renderer();
  const { site, theme, policies } = look;
  const assets = styleTags(frontEnd.siteStyles(outcome.locale)).join('\n');
  const answer = await renderAnswer(outcome, { site: site[outcome.locale], call });
  const html = htmlDocument({ ...answer, theme, assets });
  return { html, policy: policies.site };
}
