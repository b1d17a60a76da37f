import terms from '../../../content/pages/terms.json' with { type: 'json' };
import type { Page } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { firstSlide, slides } from '../pictures/slides.ts';
import { pageText } from '../texts/page-text.ts';
import { TextPage } from './text-page.tsx';

const text = pageText<'terms'>(terms);

export const termsPage: Page = {
  Component: () => <TextPage text={text} />,
  head: (_visit, read) => ({
    title: pageTitle(text.title),
    description: text.description,
    picture: firstSlide(read),
  }),
  queries: () => [slides],
};
