import { m } from 'virtual:messages';
import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { pageTitle } from '../page-title.ts';

export const notFoundPage: Page = {
  Component: () => <MessagePage title={m.not_found_title()} text={m.not_found_text()} />,
  head: () => ({ title: pageTitle(m.not_found_title()), description: m.not_found_text() }),
};
