import type { Page } from '../page.ts';
import { headOfTextPage, TextPage } from './text-page.tsx';

export const accessibilityPage: Page = {
  Component: () => <TextPage name="accessibility" />,
  ...headOfTextPage('accessibility'),
};
