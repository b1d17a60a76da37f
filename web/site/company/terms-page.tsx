import { byLanguage } from 'virtual:page-texts/terms';
import type { Page } from '../page.ts';
import { pageText } from '../texts/page-text.ts';
import { headOfText, TextPage } from './text-page.tsx';

const pageWords = pageText<'terms'>(byLanguage);

export const termsPage: Page = { Component: () => <TextPage text={pageWords()} />, ...headOfText(pageWords) };
