import type { TextSection } from '../texts/page-text.ts';
import type { Thing } from './thing.ts';

/** The questions that a page of text answers; nothing where it answers none. */
export function questionsPage(sections: readonly TextSection[]): Thing[] {
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
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
