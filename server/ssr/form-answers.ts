import type { FastifyInstance } from 'fastify';
import type { FormOutcome } from '../../contract/enquiries/form-outcome.ts';
import { htmlDocument } from './document.ts';
import type { FrontEnd, Renderer, Transport } from './front-end.ts';
import { injectTransport } from './inject-transport.ts';

type Rendered = ReturnType<Renderer['renderProblem']>;

interface AnswerRenderer {
  /** The sentence in the site's frame, and the form again, filled in, when it was refused. */
  renderAnswer?: (outcome: FormOutcome, transport: Transport) => Rendered | Promise<Rendered>;
}

/** Forms that are sent without JavaScript are answered with a page of the site, which needs none either. */
export function serveFormAnswers(app: FastifyInstance, frontEnd: FrontEnd, policy: string): void {
  const transport = injectTransport(app);
  app.context.formPages = { policy, answerPage: (outcome) => answerPage(frontEnd, transport, outcome) };
}

export async function answerPage(frontEnd: FrontEnd, transport: Transport, outcome: FormOutcome): Promise<string> {
  const renderer: Renderer & AnswerRenderer = await frontEnd.renderer();
  const { renderAnswer, renderProblem, theme, pages } = renderer;
  const rendered = renderAnswer
    ? await renderAnswer(outcome, transport)
    : renderProblem(sentencesOf(outcome), outcome.today, outcome.locale);
  const styles = frontEnd.siteTags(pages[0]?.file ?? '', outcome.locale).match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  return htmlDocument({ ...rendered, theme, assets: styles.join('\n') });
}

/** What is wrong with a single field is often all there is to say. */
const sentencesOf = ({ message, fields }: FormOutcome): string =>
  [...new Set([message, ...Object.values(fields ?? {})])].join(' ');
