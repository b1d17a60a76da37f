import { byLanguage } from 'virtual:page-texts/accessibility';
import type { Page } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { firstSlide, slides } from '../pictures/slides.ts';
import { pageText } from '../texts/page-text.ts';
import { TextPage } from './text-page.tsx';

const pageWords = pageText<'accessibility'>(byLanguage);

export const accessibilityPage: Page = {
  Component: () => <TextPage text={pageWords()} />,
  head: (_visit, read) => ({
    title: pageTitle(pageWords().title),
    description: pageWords().description,
    picture: firstSlide(read),
  }),
  queries: () => [slides],
};
