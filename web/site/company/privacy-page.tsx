import { byLanguage } from 'virtual:page-texts/privacy';
import type { Page } from '../page.ts';
import { pageText } from '../texts/page-text.ts';
import { headOfText, TextPage } from './text-page.tsx';

const pageWords = pageText<'privacy'>(byLanguage);

export const privacyPage: Page = { Component: () => <TextPage text={pageWords()} />, ...headOfText(pageWords) };
