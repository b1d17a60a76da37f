import type { Page } from '../page.ts';
import { headOfTextPage, TextPage } from './text-page.tsx';

export const termsPage: Page = { Component: () => <TextPage name="terms" />, ...headOfTextPage('terms') };
