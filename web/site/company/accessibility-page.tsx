import { byLanguage } from 'virtual:page-texts/accessibility';
import type { Page } from '../page.ts';
import { pageText } from '../texts/page-text.ts';
import { headOfText, TextPage } from './text-page.tsx';

const pageWords = pageText<'accessibility'>(byLanguage);

export const accessibilityPage: Page = { Component: () => <TextPage text={pageWords()} />, ...headOfText(pageWords) };
