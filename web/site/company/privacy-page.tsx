import type { Page } from '../page.ts';
import { headOfTextPage, TextPage } from './text-page.tsx';

export const privacyPage: Page = { Component: () => <TextPage name="privacy" />, ...headOfTextPage('privacy') };
