import type { FastifyInstance } from 'fastify';
import type { FormOutcome } from '../../contract/enquiries/form-outcome.ts';
import { styleTags } from './asset-tags.ts';
import { htmlDocument } from './document.ts';
import type { FrontEnd } from './front-end.ts';

/** Forms that are sent without JavaScript are answered with a page of the site, which needs none either. */
export function serveFormAnswers(app: FastifyInstance, frontEnd: FrontEnd, policy: string): void {
  app.context.formPages = { policy, answerPage: (outcome) => answerPage(frontEnd, outcome) };
}

/** The sentence in the site's frame, and the form again, filled in, when it was refused. */
async function answerPage(frontEnd: FrontEnd, outcome: FormOutcome): Promise<string> {
  const { renderAnswer, theme } = await frontEnd.renderer();
  const assets = styleTags(frontEnd.siteStyles(outcome.locale)).join('\n');
  return htmlDocument({ ...renderAnswer(outcome), theme, assets });
}
