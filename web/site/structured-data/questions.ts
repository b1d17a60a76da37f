import type { FAQPageLeaf } from 'schema-dts';
import { withoutMarks } from '../../../contract/marked-text.ts';
import type { TextSection } from '../texts/page-text.ts';

/** The questions that a page of text answers; nothing where it answers none. */
export function questionsPage(sections: readonly TextSection[] = []): FAQPageLeaf[] {
  const questions = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'questions' ? block.items : []));
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: withoutMarks(answer) },
      })),
    },
  ];
}
